import type { View } from '@questhall/crystal-expedition';
import {
  armorOf,
  grabOf,
  gritOf,
  hitpointsMax,
  type Monster,
  recordOf,
  speedOf,
} from '@questhall/crystal-expedition/queries';
import type { ReactElement } from 'react';
import { Numbers, SheetDialog } from '../../../tiles/sheet/sheet-dialog.tsx';
import { useBoardWords } from '../board/words.ts';
import { colourOf, iconOf } from '../looks.ts';
import { Powers } from './powers.tsx';
import './sheets.css';

interface MonsterDialogProps {
  readonly monster: Monster;
  readonly view: View;
  readonly onClose: () => void;
}

/** All about a monster: what it is, what it is worth, and what it does. */
export function MonsterDialog({ monster, view, onClose }: MonsterDialogProps): ReactElement {
  const words = useBoardWords();
  const { names, own } = words;
  const texts = own.sheets;
  const { statistic } = names;
  const record = recordOf(monster);
  return (
    <SheetDialog
      title={words.nameOf(view, monster.id)}
      note={[
        names.type[record.type],
        names.rank[record.rank],
        names.role[record.role],
        texts.prefers(names.role[record.likes]),
        ...(monster.bounties > 0 ? [own.bounty(monster.bounties)] : []),
      ].join(' · ')}
      icon={iconOf(monster)}
      colour={colourOf(monster)}
      close={texts.close}
      onClose={onClose}
    >
      <Numbers
        numbers={[
          [statistic.hitpoints, `${monster.hitpoints}/${hitpointsMax(view, monster)}`],
          [statistic.grit, String(gritOf(view, monster))],
          [statistic.armor, String(armorOf(view, monster))],
          [statistic.speed, String(speedOf(view, monster))],
          [statistic.grab, String(grabOf(view, monster))],
          [texts.shield, String(monster.shield)],
          [texts.reflect, String(monster.reflect)],
          [texts.setup, String(record.setup)],
        ]}
      />
      <Powers entity={monster} view={view} words={words} />
    </SheetDialog>
  );
}
