export { institutionDetail as screen, load, useInstitutionVisit } from './InstitutionDetail.tsx';
export { InstitutionDetailScreen } from './InstitutionDetailScreen.tsx';
