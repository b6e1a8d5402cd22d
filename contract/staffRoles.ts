/** What staff may do: an author proposes, an approver decides, duty closes courses and answers reports, a reviewer decides photos. */
export const staffRoles = ['author', 'approver', 'duty', 'reviewer'] as const;
export type StaffRole = (typeof staffRoles)[number];
