export { Announcement, AnnouncerProvider, useAnnounce } from './Announcer.tsx';
