import { createFileRoute } from '@tanstack/react-router';
import { PolicyPage } from '../features/policies/policy-page';
import { m } from '../lib/messages';

export const Route = createFileRoute('/terms-of-service')({
  staticData: { title: m.shell_terms, isPublic: true },
  component: TermsOfService,
});

function TermsOfService() {
  const sections = [
    {
      title: m.policies_terms_purpose_title(),
      paragraphs: [m.policies_terms_purpose(), m.policies_terms_government()],
    },
    { title: m.policies_terms_account_title(), paragraphs: [m.policies_terms_account(), m.policies_terms_data()] },
    { title: m.policies_terms_use_title(), paragraphs: [m.policies_terms_use()] },
    { title: m.policies_terms_data_title(), paragraphs: [m.policies_terms_yours()] },
    { title: m.policies_terms_warranty_title(), paragraphs: [m.policies_terms_warranty()] },
  ];
  return <PolicyPage title={m.shell_terms()} intro={m.policies_terms_intro()} sections={sections} hasContact />;
}
