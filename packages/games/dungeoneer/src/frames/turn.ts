import { ask } from '@questhall/kernel';
import type { Match, Telling } from '../queries/table.ts';
import type { Rule } from '../rulebook/index.ts';
import type { FrameOf, Phase } from '../types/index.ts';
import { deckFor, startBuilding } from './build.ts';
import { fallResigned, offerResigning } from './defeat.ts';
import { openWindow } from './window.ts';

type Turn = FrameOf<'turn'>;

/** Reset, Dungeonlord, Build, Hero, Discard/Draw. [core.five-phases] */
const NEXT: Readonly<Record<Phase, Phase | null>> = {
  reset: 'lord',
  lord: 'build',
  build: 'hero',
  hero: 'draw',
  draw: null,
};

export function turn(draft: Match, frame: Turn, tell: Telling): void {
  if (fallResigned(draft, tell)) return;
  switch (frame.stage) {
    case 'start':
      begin(draft, frame, tell);
      break;
    case 'choose':
      choose(draft, frame);
      break;
    case 'end':
      endPhase(draft, frame, tell);
      break;
  }
}

/** Without a Map card there is nothing to build, and the phase is over as it begins. [build.skip-when-all-placed] */
function phaseRule({ table }: Match, { phase, seat }: Turn): Rule {
  if (phase === 'build' && deckFor(table, seat) < 0) return 'build.skip-when-all-placed';
  return phase === 'draw' ? 'draw.order' : 'core.five-phases';
}

function begin(draft: Match, frame: Turn, tell: Telling): void {
  const { phase, seat } = frame;
  tell.all(phaseRule(draft, frame), { type: 'phase', seat, phase });
  if (phase === 'lord' || phase === 'hero') {
    frame.stage = 'choose';
    openWindow(draft, 'phase-start');
    return;
  }
  frame.stage = 'end';
  if (phase === 'reset') draft.agenda.push({ kind: 'reset', seat, stage: 'gates', asked: [] });
  else if (phase === 'build') startBuilding(draft, seat);
  else if (phase === 'draw') draft.agenda.push({ kind: 'closing', seat, stage: 'discard' });
}

const CHOICE = { lord: { kind: 'choice', phase: 'lord' }, hero: { kind: 'choice', phase: 'hero' } } as const;

/** After every action the others have their window; then the active player chooses the next one. [time.own-choice] */
function choose(draft: Match, frame: Turn): void {
  const { owed, seat, phase } = frame;
  frame.owed = null;
  if (owed !== null && openWindow(draft, owed)) return;
  draft.table.deeds = [];
  if (phase !== 'lord' && phase !== 'hero') return;
  ask(draft, seat, phase === 'lord' ? 'lord.optional' : 'hero.phase-ends', CHOICE[phase]);
  offerResigning(draft, seat);
}

function endPhase(draft: Match, frame: Turn, tell: Telling): void {
  const next = NEXT[frame.phase];
  if (next === null) {
    draft.agenda.pop();
    return;
  }
  frame.phase = next;
  begin(draft, frame, tell);
}
