/** The generation of EmailJS' clients whose requests this is one of. */
const LIB_VERSION = '4.4.1';

export interface EmailCredentials {
  serviceId: string;
  templateId: string;
  publicKey: string;
  privateKey: string;
}

/** The parameters of the e-mail template, by name. */
export type TemplateParams = Readonly<Record<string, string>>;

/** The body of POST /api/v1.0/email/send (CON-41); `user_id` is EmailJS' old name of the public key. */
export function sendBody(credentials: EmailCredentials, params: TemplateParams): string {
  return JSON.stringify({
    lib_version: LIB_VERSION,
    user_id: credentials.publicKey,
    service_id: credentials.serviceId,
    template_id: credentials.templateId,
    template_params: params,
    // A server has to show the private key; browsers must never hold it.
    accessToken: credentials.privateKey,
  });
}
