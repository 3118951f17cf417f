import { RECAPTCHA_SITE_KEY } from '../credentials.ts';
import { script } from '../responses.ts';

/**
 * `window.grecaptcha` with `ready` and `execute`. The badge is styled through `element.style`, which
 * `style-src 'self'` allows.
 */
export function captchaScript(url: URL): Response {
  const settings = JSON.stringify({
    key: RECAPTCHA_SITE_KEY,
    render: url.searchParams.get('render') ?? '',
    onload: url.searchParams.get('onload') ?? '',
  });
  return script(`(() => {
  'use strict';
  const settings = ${settings.replaceAll('<', '\\u003c')};
  const run = (callback) => { setTimeout(callback, 0); };
  const execute = async (siteKey, options) => {
    if (siteKey !== settings.key || settings.render !== settings.key) {
      throw new Error('Invalid site key or not loaded in api.js: ' + siteKey);
    }
    const action = (options && options.action) || '';
    if (action !== '' && !/^[A-Za-z0-9_/]+$/.test(action)) {
      throw new Error('Invalid action name, may only include "A-Za-z/_". Do not include user-specific information.');
    }
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const random = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return ['sandbox', action || 'none', Date.now(), random].join('.');
  };
  const early = window.___grecaptcha_cfg && window.___grecaptcha_cfg.fns;
  window.grecaptcha = { ready: run, execute };
  if (Array.isArray(early)) early.forEach(run);
  if (/^[A-Za-z_$][\\w$]*$/.test(settings.onload)) {
    run(() => { if (typeof window[settings.onload] === 'function') window[settings.onload](); });
  }
  const addBadge = () => {
    if (document.querySelector('.grecaptcha-badge')) return;
    const badge = document.createElement('div');
    badge.className = 'grecaptcha-badge';
    badge.setAttribute('aria-hidden', 'true');
    Object.assign(badge.style, {
      position: 'fixed', left: '4px', bottom: '4px', width: '8px', height: '8px',
      visibility: 'hidden', pointerEvents: 'none',
    });
    document.body.append(badge);
  };
  if (document.body) addBadge();
  else addEventListener('DOMContentLoaded', addBadge, { once: true });
})();
`);
}
