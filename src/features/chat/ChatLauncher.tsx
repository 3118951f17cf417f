import { Island } from '../../http/page/island.tsx';
import { Chat } from './client/Chat.island.tsx';

/** The chat in the corner of every page; it opens where it was left open. */
export const ChatLauncher = () => (
  <Island name="Chat" component={Chat} when="interaction" resume={'"open":true'} props={{}} />
);
