export type { GoldenTable } from '../golden-tables.ts';
export { type Counted, figuresInWords } from './counted.ts';
export {
  blocksOf,
  caught,
  digitsOf,
  figuresAt,
  figuresIn,
  type Ledger,
  LedgerError,
  type LedgerReader,
  openLedger,
  tableIn,
  whole,
} from './ledger.ts';
