import { defineProvider } from '../provider.ts';
import { optional, urlOr } from '../settings.ts';

export const storychief = defineProvider({
  id: 'storychief',
  role: 'cms',
  name: 'StoryChief',
  use: 'blog',
  settings: {
    STORYCHIEF_API_KEY: optional,
    STORYCHIEF_WEBHOOK_KEY: optional,
    STORYCHIEF_API_URL: urlOr('https://api.storychief.io/1.0'),
  },
  keys: ['STORYCHIEF_API_KEY'],
});
