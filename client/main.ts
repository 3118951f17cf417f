import { resumeChat } from './behaviors/chat-resume.ts';
import { startIslands } from './hydrate/islands.ts';

resumeChat();
startIslands();
