export { institutionDetail as screen } from './InstitutionDetail.tsx';
