/** Well-known services of addresses that are gone within hours; each with all its subdomains. */
const DOMAINS: ReadonlySet<string> = new Set(
  `
  0-mail.com 10minutemail.com 10minutemail.net 1secmail.com 20minutemail.com 33mail.com
  anonaddy.me burnermail.io byom.de cock.li discard.email dispostable.com dropmail.me
  emailfake.com emailondeck.com fake-mail.net fakeinbox.com fakemail.net fakemailgenerator.com
  generator.email getairmail.com getnada.com grr.la guerrillamail.biz guerrillamail.com
  guerrillamail.de guerrillamail.info guerrillamail.net guerrillamail.org guerrillamailblock.com
  harakirimail.com inboxbear.com inboxkitten.com incognitomail.org jetable.org mail-temp.com
  mail.tm mailcatch.com maildrop.cc mailexpire.com mailinator.com mailinator.net mailnesia.com
  mailnull.com mailpoof.com mailsac.com mailtemp.net mintemail.com moakt.com mohmal.com
  mytemp.email mytrashmail.com nada.email no-spam.ws nospam.ze.tc onetimemail.org pokemail.net
  sharklasers.com smailpro.com spam4.me spambog.com spambox.us spamgourmet.com temp-mail.io
  temp-mail.org tempail.com tempinbox.com tempmail.com tempmail.dev tempmail.plus tempmailo.com
  tempr.email throwawaymail.com tmail.ws trash-mail.com trashmail.com trashmail.de trashmail.me
  trashmail.net trbvm.com wegwerfmail.de wegwerfmail.net yopmail.com yopmail.fr yopmail.net
  `
    .trim()
    .split(/\s+/),
);

/** Whether an address is of such a service. */
export function isThrowaway(email: string): boolean {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()
    .split('.');
  return labels.some((_, index) => DOMAINS.has(labels.slice(index).join('.')));
}
