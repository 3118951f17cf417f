import { CandidateRows } from '../CandidateRows.tsx';
import { Crop } from './Crop.tsx';
import { sample, sampleRanking } from './sample.ts';

/** The top of the list, each with a rating on the same ruler. */
export function Shortlist({ rows }: { rows: number }) {
  return (
    <Crop title="Shortlist">
      <div>
        <CandidateRows ranked={sampleRanking.slice(0, rows)} shown={sample.shown} />
      </div>
    </Crop>
  );
}
