import { backing } from '../../../shared/content/claims.ts';
import { site } from '../../../shared/content/site.ts';

/** What is said of the product in short, on the pages about it and for the press. */
export const SENTENCE = `${site.brand} is an AI recruiting assistant that scores every candidate against the job and hands you a shortlist.`;
export const PARAGRAPH = `${site.brand} is an AI recruiting assistant for employers and HR teams. It turns a job description into a search, gives each candidate a talent match rating and posts the opening to job boards. People decide who is hired. ${site.brand} is backed by ${site.firm.name}, ${backing}.`;
