import { accountSheetsTexts } from "#app/messages/staff/partners/account-sheets.ts";
import { Button } from "#app/ui/button.tsx";
import { AccountSection } from "./account-section.tsx";

const texts = accountSheetsTexts.data;

/** What is kept of the user, as a file. The form is the browser's own: a script could not save its answer. */
export function AccountDataFile() {
	return (
		<AccountSection id="data" title={texts.title}>
			<p className="text-ink-soft">{texts.lead}</p>
			<form method="post" action="/dashboard/account/data.json" data-repeatable>
				<Button>{texts.download}</Button>
			</form>
		</AccountSection>
	);
}
