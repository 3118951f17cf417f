// Sample stories for the StoryChief sandbox, half B: from onboarding to what AI should not decide.
// Everything in them is invented; none of the figures may be quoted as fact.
import { storiesB1 } from './sample-stories-b1.ts';
import { storiesB2 } from './sample-stories-b2.ts';
import { storiesB3 } from './sample-stories-b3.ts';
import type { SampleStory } from './story.ts';

export const storiesB: SampleStory[] = [...storiesB1, ...storiesB2, ...storiesB3];
