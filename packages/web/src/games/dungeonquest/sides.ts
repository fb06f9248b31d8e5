/** The two who fight. */
export type Side = 'hero' | 'monster';
