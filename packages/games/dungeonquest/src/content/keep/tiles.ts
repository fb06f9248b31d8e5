import { type Edges, edgesOf } from './edges.ts';

export const TILE_KINDS = [
  'chamber',
  'corridor',
  'trapped',
  'stairwell',
  'turning',
  'rubble',
  'web',
  'dark',
  'chasm',
  'bridge',
  'sinkhole',
  'shaft',
] as const;
export type TileKind = (typeof TILE_KINDS)[number];

/** What is printed on a tile. Tiles that look alike are the same form. */
export interface TileForm {
  readonly kind: TileKind;
  readonly edges: Edges;
  readonly copies: number;
}

/** Edges (left, ahead and right of the arrow) and how many tiles have them. */
const PRINTED: Readonly<Record<TileKind, string>> = {
  chamber: `OOO×8 OXO×4 OOX×6 XOO×6 XOX×6 OXX×3 XXO×3 XXX×2 DOD×3 ODO×3 DOX×2 XOD×2 ODX×2 XDO×2 DXD×1 XDX×2 DDD×1
    OPO×1 POX×1 XOP×1 XPX×1`,
  corridor: 'XOX×6 OXX×2 XXO×2 OXO×2 OOO×2',
  trapped: 'OOO×2 XOX×2 OXO×2 OOX×2 XOO×2 DOD×1',
  stairwell: 'OOO×2 XOX×2 OXO×1 OOX×1 XOO×1 XXX×1',
  turning: 'XXX×2 OXX×1 XXO×1 OXO×1',
  rubble: 'OOO×2 XOX×1 OXO×1',
  web: 'OOO×1 OOX×1 XOO×1',
  dark: 'OOO×2 OXO×1',
  chasm: 'XOX×1 OOO×1',
  bridge: 'XOX×2',
  sinkhole: 'OOO×1 XOX×1',
  shaft: 'XOX×1',
};

/** All forms. A tile in the stack is the place of its form in this list. */
export const TILE_FORMS: readonly TileForm[] = TILE_KINDS.flatMap((kind) =>
  PRINTED[kind].split(/\s+/).map((printed) => {
    const [letters = '', copies] = printed.split('×');
    return { kind, edges: edgesOf(letters), copies: Number(copies) };
  }),
);

/** The 115 tiles before they are shuffled. [setup.tile-stack] */
export const TILE_STACK: readonly number[] = TILE_FORMS.flatMap(({ copies }, form) => Array<number>(copies).fill(form));
