/** The procedures that cards name with `own`, as sentences; the first stands behind the bold word. */
export const OWN_WORDS: Readonly<Record<string, readonly string[]>> = {
  'ether-spider': ['Ether Spider captures that æmber'],
  'gabos-longarms': [
    'choose a creature',
    'In this fight, Gabos Longarms deals its damage to that creature and none to the creature it fights.',
  ],
  mimicry: [
    "choose an action card in your opponent's discard pile",
    'Mimicry becomes a copy of that card, and its "Play:" abilities resolve as yours.',
  ],
  'one-stood-against-many': [
    'choose a friendly creature',
    'Three times, one after the other, ready that creature and fight with it, each time against an enemy creature that it has not yet fought this way.',
  ],
  'positron-bolt': [
    'deal 3 damage to a flank creature',
    'Then deal 2 damage to the neighbor of that creature.',
    'Then deal 1 damage to the next creature along the battleline.',
  ],
  'red-hot-armor': [
    'for the remainder of the turn, each enemy creature loses all of its armor',
    'Deal 1 damage to each of those creatures for each armor it lost this way.',
  ],
  'reverse-time': ['swap your deck with your discard pile', 'Shuffle your deck.'],
  'spangler-box': ['purge a creature', 'If you do, your opponent takes control of Spangler Box.'],
  'spangler-box-leaves': ["put each creature purged by Spangler Box into play under its owner's control"],
};
