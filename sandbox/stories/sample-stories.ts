import { longStories } from './long-stories.ts';
import { shortStories } from './short-stories.ts';
import type { SampleStory } from './story.ts';

export const stories: readonly SampleStory[] = [...longStories, ...shortStories];
