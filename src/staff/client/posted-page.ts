/**
 * For a page that answers a form. Its entry in the history becomes the page with the form: Back and a
 * reload would send the form again, which the browser asks about, or shows an error for.
 */
function becomeFormPage({ referrer }: Document): void {
  const hasForm = referrer !== '' && new URL(referrer).origin === location.origin;
  history.replaceState(history.state, '', hasForm ? referrer : location.href);
}

becomeFormPage(document);
