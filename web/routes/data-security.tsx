import { createFileRoute } from '@tanstack/react-router';
import { PolicyPage } from '../features/policies/policy-page';
import { m } from '../lib/messages';

export const Route = createFileRoute('/data-security')({
  staticData: { title: m.shell_security, isPublic: true },
  component: DataSecurity,
});

function DataSecurity() {
  const sections = [
    {
      title: m.policies_security_sign_in_title(),
      paragraphs: [m.policies_security_password(), m.policies_security_session()],
    },
    {
      title: m.policies_security_tenants_title(),
      paragraphs: [m.policies_security_access(), m.policies_security_keys()],
    },
    { title: m.policies_security_trail_title(), paragraphs: [m.policies_security_trail()] },
    {
      title: m.policies_security_browser_title(),
      paragraphs: [m.policies_security_browser(), m.policies_security_mask()],
    },
    {
      title: m.policies_security_not_title(),
      paragraphs: [m.policies_security_not_india(), m.policies_security_not_second()],
    },
  ];
  return <PolicyPage title={m.shell_security()} intro={m.policies_security_intro()} sections={sections} hasContact />;
}
