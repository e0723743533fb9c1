import { Form } from "react-router";
import type { AccountOverview } from "#app/account/account-overview.server.ts";
import { accountSheetsTexts } from "#app/messages/staff/partners/account-sheets.ts";
import { TextWithHidden } from "#app/messages/text-with-hidden.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import type { FormErrors } from "#app/ui/form/form.ts";
import { formatInstant } from "#app/ui/format/format.ts";
import { AccountSection } from "./account-section.tsx";

const texts = accountSheetsTexts.sessions;

export function AccountSessions({
	sessions,
	timeZone,
	errors,
}: {
	sessions: AccountOverview["sessions"];
	timeZone: string;
	errors: FormErrors;
}) {
	return (
		<AccountSection id="sessions" title={texts.title} errors={errors}>
			<ul className="grid">
				{sessions.map((session) => (
					<SessionRow key={session.id} session={session} timeZone={timeZone} />
				))}
			</ul>
			{sessions.some(({ isCurrent }) => !isCurrent) ? (
				<ConfirmButton
					act={texts.signOutOthers}
					consequence={texts.othersConsequence({ count: sessions.length - 1 })}
				>
					<Form method="post">
						<input type="hidden" name="intent" value="revokeOthers" />
						<Button>{texts.yesSignOutOthers}</Button>
					</Form>
				</ConfirmButton>
			) : null}
		</AccountSection>
	);
}

function SessionRow({
	session,
	timeZone,
}: {
	session: AccountOverview["sessions"][number];
	timeZone: string;
}) {
	const { id, device, ipAddress, signedInAt, lastSeenAt, isCurrent } = session;
	const name = `session-${id}`;
	const at = formatInstant(signedInAt, timeZone);
	const since =
		lastSeenAt > signedInAt
			? texts.signedInAndRenewed({ at, renewed: formatInstant(lastSeenAt, timeZone) })
			: texts.signedIn({ at });
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 not-last:border-b border-line py-3 first:pt-0 last:pb-0">
			<div className="min-w-0">
				<p id={name} className="font-[650]">
					{device}
					{isCurrent ? (
						<span className="ml-2.5 rounded-full bg-foam px-2.5 py-0.5 text-xs text-on-foam">
							{texts.thisDevice}
						</span>
					) : null}
				</p>
				<p className="text-sm text-ink-soft">
					{ipAddress ? texts.from({ words: since, address: ipAddress }) : since}
				</p>
			</div>
			{isCurrent ? null : (
				<ConfirmButton
					act={<TextWithHidden text={texts.signOut({ device })} />}
					consequence={texts.consequence({ device })}
				>
					<Form method="post">
						<input type="hidden" name="intent" value="revoke" />
						<input type="hidden" name="sessionId" value={id} />
						<Button aria-describedby={name} className="min-h-10! px-4! py-1.5! text-sm!">
							{texts.yesSignOut}
						</Button>
					</Form>
				</ConfirmButton>
			)}
		</li>
	);
}
