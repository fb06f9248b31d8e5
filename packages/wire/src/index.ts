export { Host, type Sent } from './host.ts';
export type { Happened, News, Offered, Reply, Sitter, Standing } from './protocol.ts';
