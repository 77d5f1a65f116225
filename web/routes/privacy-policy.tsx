import { createFileRoute } from '@tanstack/react-router';
import { PolicyPage } from '../features/policies/policy-page';
import { m } from '../lib/messages';

export const Route = createFileRoute('/privacy-policy')({
  staticData: { title: m.shell_privacy, isPublic: true },
  component: PrivacyPolicy,
});

function PrivacyPolicy() {
  const sections = [
    {
      title: m.policies_kept_title(),
      paragraphs: [
        m.policies_kept_account(),
        m.policies_kept_session(),
        m.policies_kept_books(),
        m.policies_kept_trail(),
      ],
    },
    {
      title: m.policies_why_title(),
      paragraphs: [m.policies_why_service(), m.policies_why_law(), m.policies_why_not()],
    },
    {
      title: m.policies_long_title(),
      paragraphs: [m.policies_long_books(), m.policies_long_session(), m.policies_long_demo()],
    },
    { title: m.policies_rights_title(), paragraphs: [m.policies_rights_access(), m.policies_rights_grievance()] },
  ];
  return <PolicyPage title={m.shell_privacy()} intro={m.policies_privacy_intro()} sections={sections} hasContact />;
}
