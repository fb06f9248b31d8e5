import type { Seat } from '@questhall/kernel';
import { type QuestId, questOf } from '../../content/index.ts';
import type { Event, EventOf, Progress, SeenErrand, View } from '../../types/index.ts';
import { ofHero, without } from './change.ts';

/** Quests after an event: whose they are, and how far they have come. */
export function questsAfter(view: View, event: Event): View {
  switch (event.type) {
    case 'questDealt':
      return dealt(view, event.seat, { quest: event.quest, isUp: isOpen(view, event.quest) });
    case 'questDealtUnseen':
      return dealt(view, event.seat, { quest: null, isUp: false });
    case 'globalTurned':
      return { ...view, globals: [...view.globals, event.quest], questsLeft: view.questsLeft - 1 };
    case 'questShown':
      return errandsOf(view, event.seat, (own) =>
        own.map((one, at) => (at === event.at ? { quest: event.quest, isUp: true } : one)),
      );
    case 'marked':
      return marked(view, event);
    case 'foeHurt':
      return ofProgress(view, event.quest, () => ({ wounds: lifeOn(event.quest) - event.left }));
    case 'recycled':
      return {
        ...view,
        questsLeft: event.count,
        finished: view.finished.filter((quest) => questOf(quest).grade !== view.grade),
      };
    case 'defeated':
      return view.house.reincarnation ? view : errandsOf(view, event.seat, () => []);
    case 'attempted':
      return view.tried.includes(event.quest) ? view : { ...view, tried: [...view.tried, event.quest] };
    case 'searched':
      return event.isFound ? { ...view, found: [...view.found, findOf(view, event)] } : view;
    case 'questsBuried':
      return { ...view, questsLeft: view.questsLeft + event.count };
    case 'completed':
      return completed(view, event);
    default:
      return tokensAfter(view, event);
  }
}

/** What was found was found where its finder stands. [quest.search-found] */
const findOf = ({ heroes }: View, { seat, quest }: EventOf<'searched'>): View['found'][number] => ({
  quest,
  space: heroes[seat]?.space ?? '',
});

/** Escorts: who has the token, and with it the Quest. [quest.escort-pick-up] */
function tokensAfter(view: View, event: Event): View {
  switch (event.type) {
    case 'becamePersonal':
      return handedTo({ ...view, globals: without(view.globals, (one) => one === event.quest) }, event);
    case 'tookToken':
      return ofProgress(view, event.quest, () => ({ token: 'card' }));
    case 'pickedUp':
      return ofProgress(handedTo(view, event), event.quest, () => ({ token: 'card' }));
    case 'droppedToken':
      return ofProgress(view, event.quest, () => ({ token: view.heroes[event.seat]?.space ?? null }));
    case 'stole':
      return handedTo(view, event);
    default:
      return view;
  }
}

/** One marker a turn. [quest.progress-markers] */
function marked(view: View, { seat, quest, markers, wanted }: EventOf<'marked'>): View {
  const grown = ofProgress(view, quest, (progress) => ({
    markers: progress.markers.map((count, other) => (other === seat ? markers : count)),
  }));
  return markers < wanted ? { ...grown, closed: [...view.closed, quest] } : grown;
}

const isOpen = ({ house }: View, quest: QuestId): boolean =>
  house.openPersonalQuests || questOf(quest).category === 'effect';

const errandsOf = (view: View, seat: Seat, to: (own: readonly SeenErrand[]) => readonly SeenErrand[]): View => ({
  ...view,
  errands: view.errands.map((own, other) => (other === seat ? to(own) : own)),
});

const dealt = (view: View, seat: Seat, errand: SeenErrand): View => ({
  ...errandsOf(view, seat, (own) => [...own, errand]),
  questsLeft: view.questsLeft - 1,
});

function ofProgress(view: View, quest: QuestId, to: (progress: Progress) => Partial<Progress>): View {
  const isThere = view.progress.some((one) => one.quest === quest);
  const blank: Progress = { quest, markers: view.heroes.map(() => 0), wounds: 0, token: null };
  const progress = isThere ? view.progress : [...view.progress, blank];
  return { ...view, progress: progress.map((one) => (one.quest === quest ? { ...one, ...to(one) } : one)) };
}

function lifeOn(quest: QuestId): number {
  const { criteria } = questOf(quest);
  return criteria.form === 'slay' ? criteria.monster.life : 0;
}

function handedTo(view: View, { seat, quest }: { readonly seat: Seat; readonly quest: QuestId }): View {
  const bare = {
    ...view,
    stray: view.stray.filter((other) => other !== quest),
    errands: view.errands.map((own) => own.filter((one) => one.quest !== quest)),
  };
  return errandsOf(bare, seat, (own) => [...own, { quest, isUp: true }]);
}

/** Whatever was under way for it ends here, and the turn is in its last phase. [quest.ends-hero-phase] */
function completed(view: View, { seat, quest }: EventOf<'completed'>): View {
  const isArtifact = questOf(quest).category === 'artifact';
  const counted = ofHero(view, seat, ({ done, artifacts }) => ({
    done: [...done, quest],
    artifacts: isArtifact ? [...artifacts, quest] : artifacts,
  }));
  const taken = errandsOf(counted, seat, (own) => without(own, (one) => one.quest === quest));
  return {
    ...taken,
    phase: 'draw',
    strikes: [],
    globals: without(view.globals, (one) => one === quest),
    progress: view.progress.filter((one) => one.quest !== quest),
    fresh: isArtifact ? view.fresh : [...view.fresh, quest],
  };
}
