/**
 * A word that the code does not use, and what to write. `names` is matched against the words of a
 * name in lower case ("use decision desk"), `prose` against comments, test titles, error texts and
 * documents. A pattern is as narrow as plain English needs: text of pages is not looked at.
 */
export interface RetiredWord {
  word: string;
  instead: string;
  names?: RegExp;
  prose?: RegExp;
  /** Files in which it is the right word. */
  except?: RegExp;
}

/** Drawings have desks, doors and sheets of paper. */
const ARTWORK = /^\/tools\/artwork\//;

export const RETIRED_WORDS: readonly RetiredWord[] = [
  {
    word: 'room, slice',
    instead: 'feature',
    names: /\b(?:rooms?|slices?)\b/,
    prose:
      /(?<!\b(?:leaves?|leaving|makes?|no|more|enough|much|any|meeting|in the same) )\brooms?\b(?! (?:for|to)\b)|\b(?:feature|vertical) slices?\b/i,
  },
  {
    word: 'kept',
    instead: 'cached (in the isolate), stored (in D1) or snapshot (an HTML file in R2)',
    names: /\bkept\b/,
    prose: /(?<!\bwell-)\bkept\b/i,
  },
  {
    word: 'copy, copies (of a post)',
    instead: 'HTML snapshot, or stored post',
    names:
      /\bcopies\b|\b(?:html|post|stale|find|renew|forget|record|list|has|read|write|store|delete|drop|current|shown|serve) copy\b|\bcopy (?:state|key|row|file|path|page|of|head|store|policy|marker|url|address|api|style)\b/,
    prose:
      /\b(?:HTML|stored|kept|cached|post’s|post's) cop(?:y|ies)\b|\bcopies (?:of|in|for|for crawlers)\b|\bcopy (?:of (?:a|the|each|every|its) (?:post|page)|in R2|for crawlers)\b/i,
  },
  {
    word: 'press',
    instead: 'click, or data-action',
    names: /\b(?:press|presses|pressed)\b/,
    prose:
      /\b(?:a|the|one|first|second|each|that) press(?:es)?\b|\b(?:is|are|was|were|be|been) pressed\b|\bpress(?:es|ed|ing)? (?:on|of) (?:a|an|the|it|its|marked)\b|\bhears? (?:a )?press/i,
    except: /\/company\/|\/company[.\w-]*\.ts|\/Press[A-Z]|\/paths(?:\.test)?\.ts$/,
  },
  {
    word: 'place',
    instead: 'position, sort key, or slot',
    names: /\bplaces?\b/,
    except: ARTWORK,
    prose: /\b(?:gapless|numbered) places?\b|\bplaces? (?:without gaps|in (?:the|one) line)\b/i,
  },
  {
    word: 'told, says, said',
    instead: 'message, reported, or label',
    names: /\b(?:told|tell|tells|telling|say|says|said)\b/,
    prose: /\btold\b(?! apart)/i,
  },
  {
    word: 'held',
    instead: 'pending, lock token, or queued click',
    names: /\bheld\b/,
  },
  {
    word: 'intake',
    instead: 'submission handler, or submission service',
    names: /\bintakes?\b/,
    prose: /\bintakes?\b/i,
  },
  {
    word: 'walk',
    instead: 'backfill (of the sync), or scan (of a list)',
    names: /\b(?:walks?|walked|walking)\b(?! (?:tree|dom|nodes?)\b)/,
    prose:
      /\b(?:a|the|its|this|each) walk\b|\bwalk(?:s|ed|ing)? (?:on|older|backwards|the list)\b/i,
  },
  {
    word: 'wire (a provider’s format)',
    instead: 'api-types, schema, codec, or DTO',
    names: /\bwire\b/,
    prose: /\bwire\.ts\b|\bwire (?:format|file|types?|module)\b/i,
  },
  {
    word: 'wake, woken, awake',
    instead: 'hydrate, hydrated',
    names: /\b(?:wakes?|woke|woken|awake|waking)\b/,
    prose: /\b(?:wakes?|woke|woken|awake|waking)\b/i,
  },
  {
    word: 'trap, refuseMachine',
    instead: 'honeypot, rejectBots',
    names: /(?<!focus )\btraps?\b|\brefuse machine\b/,
    prose: /\b(?:the|a|its|form) trap\b(?! of\b)|\btrap field\b/i,
  },
  {
    word: 'gate',
    instead: 'rate limit, sign-in page, or paywall',
    names: /\bgates?\b/,
    prose: /\bgates?\b/i,
  },
  {
    word: 'twin',
    instead: 'concurrent duplicate',
    names: /\btwins?\b/,
    prose: /\btwins?\b/i,
  },
  {
    word: 'hurried',
    instead: 'withTimeout, or with a deadline',
    names: /\b(?:hurried|hurry)\b/,
    prose: /\bhurried\b/i,
  },
  {
    word: 'desk',
    instead: 'applications (useApplications)',
    names: /\bdesk\b/,
    except: ARTWORK,
    prose: /\b(?:decision |application |the )desk\b/i,
  },
  {
    word: 'sheet',
    instead: 'stylesheet bundle, shortcuts dialog, or menu drawer',
    names: /(?<!\b(?:style|contact|sprite) )\bsheets?\b/,
    except: ARTWORK,
    prose: /(?<!\b(?:style|contact|sprite|spread|data) )\bsheets?\b(?! of paper)/i,
  },
  {
    word: 'renew, twice',
    instead: 'reload (on a stale chunk), refresh, or retryOnce',
    names: /\b(?:renew|renews|renewed|twice)\b/,
  },
  {
    word: 'mind',
    instead: 'handle, watch, or sync',
    names: /\b(?:mind|minds|minded)\b/,
    prose: /\bminds\b|\bwhat mind\b/i,
  },
  {
    word: 'answer',
    instead: 'response, or DTO (a reply stays one in the chat)',
    names: /\b(?:answer|answers|answered|answering)\b/,
    prose: /\b(?:API|JSON|HTTP|provider’s|provider's|StoryChief's|EmailJS') answers?\b/i,
    except: /chat|faq|structured-data|HowItWorks|accordion|marketing|testimonial|recruit/i,
  },
  {
    word: 'door (of the API)',
    instead: 'endpoint, or validator',
    names: /\bdoors?\b/,
    except: ARTWORK,
    prose: /\bdoors?\b/i,
  },
  { word: 'nobody', instead: 'no one, or name who', prose: /\bnobody\b/i, names: /\bnobody\b/ },
  { word: 'whoever', instead: 'anyone who, or name who', prose: /\bwhoever\b/i },
  { word: 'anew', instead: 'again', prose: /\banew\b/i, names: /\banew\b/ },
  { word: 'beside', instead: 'next to, besides, or and', prose: /\bbeside\b/i },
  {
    word: 'whom',
    instead: 'a short sentence of its own',
    prose: /\bwhom\b/i,
  },
  {
    word: 'hindrance',
    instead: 'conflict, or error',
    prose: /\bhindrances?\b/i,
    names: /\bhindrances?\b/,
  },
  { word: 'meanwhile', instead: 'until then, or while …', prose: /\bmeanwhile\b/i },
  {
    word: 'British spelling',
    instead: 'American spelling (behavior, color, neighbor, program, gray, center)',
    names:
      /\b(?:behaviours?|colours?|neighbours?|programmes?|grey|centres?|favourites?|honours?|labelled)\b/,
    prose:
      /\b(?:behaviours?|colours?|neighbours?|neighbouring|programmes?|grey|centred?|favour(?:s|ite)?|honours?|honoured|sanitised?|recognised?|minimised?|normalised?|labelled|cancelled|catalogue)\b/i,
  },
];
