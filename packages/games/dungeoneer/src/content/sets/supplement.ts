/** A hero and two Quests of each grade, for a fourth seat at a single deck. [setup.fourth-seat] */
export const SUPPLEMENT = {
  heroic: {
    heroes: {
      'GH-H1': [
        'Human, Sexton | Life 6 | 3/2/2 3/2/3 3/3/3 | ● ◆ ◆ | 2/3 |',
        'Hero [2 Glory] once per turn: Untip or Open (1 exit)',
      ],
    },
    quests: {
      'GH-Q1': 'Effect | any Entrance | Effect `Collect: Peril +1` · Thr Me/Ma/Sp 8 ×3 else nothing | Peril −4, Heal 1',
      'GH-Q2': 'Threat | the space farthest from an Entrance | Thr Me/Ma/Sp 8 ×4 else Tip (space) | Glory +3, Heal 1',
    },
  },
  epic: {
    heroes: {
      'GE-H1': [
        'Human, Duellist | Life 6 | 4/2/3 +0/0/0 +1/0/0 +1/1/1 | ● ◆ ● | 2/4 |',
        'Challenge [1 Glory] once per turn: Cost 0 (challenge)',
      ],
    },
    quests: {
      'GE-Q1':
        'Sacrifice | the space farthest from an Entrance | Pay [15 Glory] or [discard 3 readied Treasures] | Heal 2',
      'GE-Q2': 'Slay | the space farthest from an Entrance | Slay Me ●5 Ma ◆3 Sp ●5 · Life 4 | Glory +4, Heal 1',
    },
  },
  legendary: {
    heroes: {
      'GL-H1': [
        'Human, Monk | Life 6 | 5/3/3 +0/0/0 +0/1/0 +1/1/1 | ● ◆ ● | 3/3 |',
        'Response [2 Glory] once per turn: Counter +2',
      ],
    },
    quests: {
      'GL-Q1': 'Search | any Passage or Grim Passage | Search 7, then Thr Ma/Sp 9 ×2 else nothing | Draw 2, Heal 2',
      'GL-Q2':
        'Threat | the space farthest from an Entrance | Thr Me/Ma/Sp 9 ×4 else Wound 1 (space) | Glory +5, Heal 2',
    },
  },
} as const;
