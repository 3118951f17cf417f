import { ranking, sampleState } from '../../shared/sample-search/demo-state.ts';
import { roleOf } from '../../shared/sample-search/sample-roles.ts';

/** The search that every detail shows, so that their figures agree. */
export const sample = sampleState(roleOf('controller'));
export const sampleRanking = ranking(sample);
export const sampleTitle = `${sample.role.title}, ${sample.role.city}`;
