import type { ShownAnalysis } from './fallback-analysis.ts';
import { AnalysisResult } from './analysis-result.tsx';
import { CategoryField } from './category-field.tsx';
import { DateField } from './date-field.tsx';
import { DescriptionField } from './description-field.tsx';
import { LocationField } from './location-field.tsx';
import { MediaField } from './media-field.tsx';
import { PriorityField } from './priority-field.tsx';
import type { LawProps } from './report-verdict.tsx';
import { ReviewCard } from './review-card.tsx';
import type { Step } from './steps.ts';
import { TypeField } from './type-field.tsx';
import type { Place } from './use-place.ts';
import type { ReportFiles } from './use-report-files.ts';

interface WizardStepProps extends LawProps {
  step: Step;
  analysis: ShownAnalysis | null;
  place: Place;
  media: ReportFiles;
  /** Back to the step where something is to be changed. */
  onChange: (step: Step) => void;
}

/** What one step asks or shows. */
export function WizardStep({ step, analysis, place, media, onChange, ...law }: WizardStepProps) {
  switch (step) {
    case 'basic':
      return (
        <>
          <CategoryField />
          <TypeField />
          <DateField />
        </>
      );
    case 'location':
      return <LocationField place={place} />;
    case 'details':
      return (
        <>
          <DescriptionField />
          <PriorityField />
        </>
      );
    case 'media':
      return <MediaField media={media} />;
    case 'review':
      return <ReviewCard fileCount={media.files.length} onChange={onChange} {...law} />;
    case 'analysis':
      return analysis && <AnalysisResult analysis={analysis} fileCount={media.files.length} {...law} />;
  }
}
