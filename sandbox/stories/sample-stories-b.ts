import { storiesB1 } from './sample-stories-b1.ts';
import { storiesB2 } from './sample-stories-b2.ts';
import type { SampleStory } from './story.ts';

export const storiesB: SampleStory[] = [...storiesB1, ...storiesB2];
