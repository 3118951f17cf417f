/**
 * Stands in the page's head, and fills in the banner before the plans are painted: who is known sees no gate
 * that opens late and moves the page. In the head, because a script among the content has browsers paint
 * what is before it. `savedLead` reads the same, and has the last word.
 */
export const SHOW_KNOWN_LEAD = `{
let lead;
try {
  lead = JSON.parse(decodeURIComponent(/(?:^|; )lead_data=([^;]*)/.exec(document.cookie)[1]));
} catch {}
try {
  const { pricingPageLeadEmail: email, pricingPageLeadName: name } = localStorage;
  if (!lead?.email) lead = { email, name };
} catch {}
if (/.@.+[.]/.test(lead?.email)) {
  const observer = new MutationObserver(() => {
    const banner = document.querySelector('[data-lead-banner]');
    if (!banner?.nextElementSibling) return;
    observer.disconnect();
    banner.querySelector('strong').textContent = lead.name;
    banner.querySelector('span').textContent = lead.email;
    banner.hidden = false;
  });
  observer.observe(document, { childList: true, subtree: true });
}
}`;

/** For the page's content policy. */
export const SHOW_KNOWN_LEAD_SOURCE = "'sha256-AOUreWFpSOk9hyCIJDXoFRSoZXAXOYlw1o8A0G6YnSI='";
