import { addCards } from '../src/content/index.ts';

/** Cards that belong to no set: the scenarios of the rulebook and cases that no printed card reaches. */
addCards({
  set: { id: 'HD', grade: 'heroic', section: 'dungeon' },
  maps: {
    'T-OOOO': 'Entrance | 1/1 | O, O, O, O | —',
    'T-WWWO': 'Passage | 1/1 | W, W, W, O | —',
    'T-WOWW': 'Passage | 1/1 | W, O, W, W | —',
    'T-OWWW': 'Passage | 1/1 | O, W, W, W | —',
    'T-OWOW': 'Passage | 1/1 | O, W, O, W | —',
    'T-OWOW2': 'Passage | 1/1 | O, W, O, W | —',
    'T-OWOW3': 'Passage | 1/1 | O, W, O, W | —',
    'T-WWOW': 'Passage | 1/1 | W, W, O, W | —',
    'T-WWOW2': 'Passage | 1/1 | W, W, O, W | —',
    'T-WWOW3': 'Passage | 1/1 | W, W, O, W | —',
    'T-OOOO2': 'Passage | 1/1 | O, O, O, O | —',
    'T-OOWO': 'Passage | 1/1 | O, O, W, O | —',
    'T-OWWO': 'Passage | 1/1 | O, W, W, O | —',
    'T-OWWO2': 'Passage | 1/1 | O, W, W, O | —',
    'T-WWOO': 'Passage | 1/1 | W, W, O, O | —',
    'T-WOOW': 'Passage | 1/1 | W, O, O, W | —',
    'T-WOOO': 'Passage | 1/1 | W, O, O, O | —',
    'T-WOWO': 'Passage | 1/1 | W, O, W, O | —',
  },
  heroes: {
    /** The hero of the worked examples. */
    'T-BEN': 'Human, Warden | Life 6 | 2/1/2 2/1/2 2/1/2 | ● ◆ ◆ | 2/3 | Threat +1 (exit)',
  },
  adventures: {
    'T-TRAP': 'Trap 2 | Thr Sp 5 (space) else Wound 1',
    'T-UNDEAD': 'Monster 2 Undead | Me ●2 Ma —0 Sp —0 · Life 1',
    'T-DEMON': 'Monster 3 Demon | Me ●1 Ma —0 Sp —0 · Life 2 · Special [0 Peril]: Thr Ma 5 (space) else Wound 1',
    'T-REPEL': 'Boon 3 Response Instant Spell | Repel (cost ≤9)',
    /** Heals nobody: whoever drinks it in the face of a Bane may be gone before it works. */
    'T-BITTER': 'Boon 2 Anytime Instant Remedy | Wound 1',
    /** A Threat of the player's own making. */
    'T-DARE': 'Boon 0 Anytime Instant Remedy | Thr Sp 9 else Wound 1',
    'T-HORN': 'Treasure 2 Hero Permanent Ring | Use [discard]: Glory +1',
    'T-SNAP1': 'Trap 2 Anytime | Enter: Thr Sp 6 else Wound 1',
    'T-SNAP2': 'Trap 2 Anytime | Enter: Thr Sp 6 else Wound 1',
    'T-DRAG1': 'Bane 1 Permanent Curse | Speed −1',
    'T-DRAG2': 'Bane 1 Permanent Curse | Speed −1',
    'T-DRAG3': 'Bane 1 Permanent Curse | Speed −1',
  },
});
