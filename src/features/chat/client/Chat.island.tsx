import { MessageSquareText, Minus, SendHorizontal, X } from 'lucide-react';
import {
  memo,
  useEffect,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
  type ActionDispatch,
  type RefObject,
  type SubmitEvent,
} from 'react';

import {
  CHAT_DELAYS,
  CHAT_SUGGESTIONS,
  CHAT_TEXTS,
  isSendable,
  lengthNote,
  linkOf,
  MAX_CHAT_LENGTH,
  QUICK_REPLIES,
  type ChatMessage,
} from '../chat.contract.ts';
import { site } from '../../../shared/content/site.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { converse, unanswered, UNTOUCHED, type Conversation, type Step } from './conversation.ts';
import { storeConversation, readConversation } from './stored-conversation.ts';
import { launcher as launcherStyle, root } from './Chat.css.ts';
import * as styles from './ChatPanel.late.css.ts';

const timeOf = (timestamp: number) =>
  new Date(timestamp).toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' });

const media = (query: string) => window.matchMedia(query).matches;

/** Not rendered again at each key: formatting the time is slow. */
const Message = memo(function Message({
  message: { text, sender, timestamp },
}: {
  message: ChatMessage;
}) {
  const link = sender === 'bot' ? linkOf(text) : undefined;
  return (
    <div className={styles.message[sender]}>
      <p className={styles.bubble[sender]}>
        <VisuallyHidden>{sender === 'bot' ? `${site.brand}: ` : 'You: '}</VisuallyHidden>
        {text}
        {link ? (
          <a className={styles.link} href={link.href}>
            {link.label}
          </a>
        ) : null}
      </p>
      <time className={styles.time} dateTime={new Date(timestamp).toISOString()}>
        {timeOf(timestamp)}
      </time>
    </div>
  );
});

/** Scrolls to the newest message when one is added or the panel opens. */
function Log({ messages, typing }: { messages: readonly ChatMessage[]; typing: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  const scrolledTo = useRef('');
  const newest = `${messages.length}${typing}`;
  useEffect(() => {
    if (scrolledTo.current === newest) return;
    scrolledTo.current = newest;
    list.current?.scrollTo({
      top: list.current.scrollHeight,
      behavior: media('(prefers-reduced-motion: reduce)') ? 'instant' : 'smooth',
    });
  }, [newest]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards scroll it
    <div className={styles.list} ref={list} tabIndex={0} role="log" aria-label="Messages">
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
      {messages.length === 1 ? (
        <ul className={styles.suggestions}>
          {CHAT_SUGGESTIONS.map(({ label, href }) => (
            <li key={href}>
              <a className={styles.suggestion} href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {typing ? (
        <p className={styles.typing} data-typing="">
          <span className={styles.dots} aria-hidden="true" />
          <VisuallyHidden>{`${site.brand} is typing`}</VisuallyHidden>
        </p>
      ) : null}
    </div>
  );
}

type Dispatch = ActionDispatch<[step: Step]>;

/** Goes on with what the browser has stored, and stores what changes. */
function useStoredConversation(chat: Conversation, dispatch: Dispatch): void {
  useEffect(() => {
    const restore = () => {
      const stored = readConversation();
      // On phones the panel would lie over the page that its link has led to.
      const open = stored?.open === true && !media('(width < 600px)');
      if (stored) dispatch({ type: 'restore', stored: { ...stored, open } });
    };
    // A page from the bfcache may lack messages from later pages.
    const restoreOnReturn = (event: PageTransitionEvent) => {
      if (event.persisted) restore();
    };
    restore();
    addEventListener('pageshow', restoreOnReturn);
    return () => removeEventListener('pageshow', restoreOnReturn);
  }, [dispatch]);

  useEffect(() => {
    if (chat !== UNTOUCHED) storeConversation(chat);
  }, [chat]);
}

/** Replies to each message once. */
function useReplies(messages: readonly ChatMessage[], dispatch: Dispatch): void {
  const pending = useRef(new Set<number>());
  useEffect(() => {
    for (const { id } of unanswered(messages)) {
      if (pending.current.has(id)) continue;
      pending.current.add(id);
      setTimeout(() => dispatch({ type: 'reply', to: id, at: Date.now() }), CHAT_DELAYS.reply);
    }
  }, [messages, dispatch]);
}

interface HeadProps {
  titleId: string;
  bodyId: string;
  minimised: boolean;
  toggle: () => void;
  close: () => void;
}

function Head({ titleId, bodyId, minimised, toggle, close }: HeadProps) {
  return (
    <header className={styles.header}>
      <img
        className={styles.portrait}
        src="/media/avatars/assistant.svg"
        alt=""
        width={32}
        height={32}
      />
      <h2 className={styles.title} id={titleId}>
        {CHAT_TEXTS.title}
      </h2>
      <button
        type="button"
        className={styles.control}
        aria-label={minimised ? 'Expand chat' : 'Minimize chat'}
        aria-expanded={!minimised}
        aria-controls={bodyId}
        onClick={toggle}
      >
        <Icon icon={minimised ? MessageSquareText : Minus} size={18} />
      </button>
      <button type="button" className={styles.control} aria-label="Close chat" onClick={close}>
        <Icon icon={X} size={18} />
      </button>
    </header>
  );
}

interface MessageFormProps {
  draft: string;
  input: RefObject<HTMLInputElement | null>;
  dispatch: Dispatch;
}

function MessageForm({ draft, input, dispatch }: MessageFormProps) {
  const limitId = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    dispatch({ type: 'send', text: draft, at: Date.now() });
  };
  return (
    <>
      <p className={styles.limit} id={limitId} role="status">
        {lengthNote(draft)}
      </p>
      <form className={styles.form} onSubmit={submit}>
        <input
          className={styles.input}
          ref={input}
          value={draft}
          onChange={(event) => dispatch({ type: 'type', text: event.target.value })}
          placeholder={CHAT_TEXTS.placeholder}
          aria-label="Your message"
          autoComplete="off"
          enterKeyHint="send"
          aria-describedby={limitId}
          aria-invalid={draft.length > MAX_CHAT_LENGTH}
        />
        <button
          type="submit"
          className={styles.send}
          disabled={!isSendable(draft)}
          aria-label="Send message"
        >
          <Icon icon={SendHorizontal} size={20} />
        </button>
      </form>
    </>
  );
}

interface PanelProps {
  chat: Conversation;
  dispatch: Dispatch;
  /** Get the focus when it goes inside. */
  panel: RefObject<HTMLDialogElement | null>;
  input: RefObject<HTMLInputElement | null>;
  focusInside: () => void;
  close: () => void;
}

function Panel({ chat, dispatch, panel, input, focusInside, close }: PanelProps) {
  const { minimised, draft, messages } = chat;
  const titleId = useId();
  const bodyId = useId();
  const sendQuickly = (text: string) => {
    focusInside();
    dispatch({ type: 'quickReply', text });
    setTimeout(() => dispatch({ type: 'send', text, at: Date.now() }), CHAT_DELAYS.quickReply);
  };
  return (
    <dialog
      className={`${styles.panel} ${minimised ? styles.minimised : styles.expanded}`}
      ref={panel}
      open
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <Head
        titleId={titleId}
        bodyId={bodyId}
        minimised={minimised}
        toggle={() => {
          // Where a hand puts it, it stays until the page scrolls (hide-launcher.ts).
          panel.current?.closest('[data-launcher]')?.setAttribute('data-launcher', 'here');
          dispatch({ type: 'toggleMinimised' });
        }}
        close={close}
      />
      <div className={minimised ? styles.quickReplies : styles.body} id={bodyId}>
        {minimised ? (
          QUICK_REPLIES.map(({ label, message }) => (
            <button
              key={label}
              type="button"
              className={styles.quickReply}
              onClick={() => sendQuickly(message)}
            >
              {label}
            </button>
          ))
        ) : (
          <>
            <Log messages={messages} typing={unanswered(messages).length > 0} />
            <MessageForm draft={draft} input={input} dispatch={dispatch} />
          </>
        )}
      </div>
    </dialog>
  );
}

/**
 * The chat: a launcher, and a panel that replies by keyword. The server renders only the
 * launcher.
 * Why is this an island? It is a conversation with messages, a draft and timers that goes on from
 * page to page.
 */
export function Chat() {
  const [chat, dispatch] = useReducer(converse, UNTOUCHED);
  const launcher = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** Where the focus goes after a click that removes the focused element. */
  const focusNext = useRef<'inside' | 'launcher' | undefined>(undefined);
  const focusInside = () => {
    focusNext.current = 'inside';
  };
  useStoredConversation(chat, dispatch);
  useReplies(chat.messages, dispatch);

  useLayoutEffect(() => {
    const target = focusNext.current;
    focusNext.current = undefined;
    if (target === 'launcher') launcher.current?.focus();
    // On a touch screen, focusing the input opens a keyboard that covers the conversation.
    if (target === 'inside') (media('(pointer: coarse)') ? panel : input).current?.focus();
  });

  return (
    <aside className={root} aria-label="Chat">
      {chat.open ? (
        <Panel
          chat={chat}
          dispatch={dispatch}
          panel={panel}
          input={input}
          focusInside={focusInside}
          close={() => {
            focusNext.current = 'launcher';
            dispatch({ type: 'close' });
          }}
        />
      ) : (
        <button
          type="button"
          className={launcherStyle}
          ref={launcher}
          // With it, Safari focuses the button on a press, which may come before the script.
          tabIndex={0}
          aria-label={`Chat with ${site.brand}`}
          aria-haspopup="dialog"
          onClick={() => {
            focusInside();
            dispatch({ type: 'open', at: Date.now() });
          }}
        >
          <Icon icon={MessageSquareText} size={24} />
        </button>
      )}
    </aside>
  );
}
