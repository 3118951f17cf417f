import type { ApplicationContent } from './application.contract.ts';

/** What the team learns of an application at first sight. */
export const applicationText = ({
  firstName,
  lastName,
  email,
  company,
  website,
  experience,
}: Omit<ApplicationContent, 'audience' | 'motivation'>): string[] => [
  `${firstName} ${lastName} <${email}> applied to the affiliate program.`,
  `Company: ${company ?? 'none given'}`,
  `Website: ${website ?? 'none given'}`,
  `Experience: ${experience}`,
];
