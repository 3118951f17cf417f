import { bodyText } from '../responses.ts';
import { documentResponse, escapeHtml } from './document.ts';

const STYLE = `
main { padding: 4px 2px 24px; }
/* The page around the frame has the title. */
h1 { position: absolute; clip-path: inset(50%); }
.done h1 { position: static; clip-path: none; font-size: 27px; }
form { display: grid; gap: 18px; }
label { display: grid; gap: 6px; font-weight: 600; font-size: 15px; }
label input, label select { font-weight: 400; font-size: 16px; }
.hint { font-size: 14px; font-weight: 400; color: var(--soft); }
.done { padding: 24px; background: var(--card); border: 1px solid var(--line); border-radius: 4px; display: grid; gap: 8px; }
.done p { overflow-wrap: anywhere; }
`;

/** The product's external sign-up form, prefilled from `?name=&email=&timestamp=`. */
export function signUpForm(url: URL): Response {
  const name = escapeHtml(url.searchParams.get('name') ?? '');
  const email = escapeHtml(url.searchParams.get('email') ?? '');
  const timestamp = escapeHtml(url.searchParams.get('timestamp') ?? '');
  return documentResponse({
    title: 'Create your account',
    style: STYLE,
    frameable: true,
    body: `<main>
<h1>Create your account</h1>
<form method="post" action="/__sandbox/signup">
<label>Full name <input name="name" autocomplete="name" required value="${name}"></label>
<label>Work email <input name="email" type="email" autocomplete="email" required value="${email}"></label>
<label>Company <input name="company" autocomplete="organization"></label>
<label>Open roles <select name="roles"><option>1</option><option>2 to 5</option><option>6 to 15</option><option>More than 15</option></select></label>
<label>Password <input name="password" type="password" autocomplete="new-password" minlength="8"><span class="hint">8 characters or more. A sentence works well.</span></label>
<input type="hidden" name="timestamp" value="${timestamp}">
<button type="submit">Create account</button>
</form>
</main>`,
  });
}

/** The confirmation after a post; nothing is stored. */
export async function signUpConfirmation(request: Request): Promise<Response> {
  const form = new URLSearchParams(await bodyText(request));
  const email = form.get('email') ?? '';
  return documentResponse({
    title: 'Check your inbox',
    style: STYLE,
    frameable: true,
    body: `<main><div class="done"><h1>Check your inbox</h1>
<p>We sent a link to ${escapeHtml(email === '' ? 'your address' : email)}. It opens your first role.</p></div></main>`,
  });
}
