// Sample stories for the StoryChief sandbox, half A: job descriptions, intake, sourcing,
// screening, scoring, bias, interviews, assessments, references, offers, executive search.
// Everything in them is invented; none of the figures may be quoted as fact.
import { storiesA1 } from './sample-stories-a1.ts';
import { storiesA2 } from './sample-stories-a2.ts';
import { storiesA3 } from './sample-stories-a3.ts';
import type { SampleStory } from './story.ts';

export const storiesA: SampleStory[] = [...storiesA1, ...storiesA2, ...storiesA3];
