import { Form } from "react-router";
import type { SessionView } from "#app/account/overview.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import type { FormErrors } from "#app/ui/form/form.ts";
import { formatCount, formatInstant } from "#app/ui/format/format.ts";
import { AccountSection } from "./account-section.tsx";

export function AccountSessions({
	sessions,
	timeZone,
	errors,
}: {
	sessions: SessionView[];
	timeZone: string;
	errors: FormErrors;
}) {
	return (
		<AccountSection id="sessions" title="Where you are signed in" errors={errors}>
			<ul className="grid">
				{sessions.map((session) => (
					<SessionRow key={session.id} session={session} timeZone={timeZone} />
				))}
			</ul>
			{sessions.some(({ isCurrent }) => !isCurrent) ? (
				<ConfirmButton
					act="Sign out all other devices"
					consequence={`You have to sign in again on ${formatCount(sessions.length - 1, { one: "other device", other: "other devices" })}. What is typed there and not saved is lost.`}
				>
					<Form method="post">
						<input type="hidden" name="intent" value="revokeOthers" />
						<Button>Yes, sign them out</Button>
					</Form>
				</ConfirmButton>
			) : null}
		</AccountSection>
	);
}

function SessionRow({ session, timeZone }: { session: SessionView; timeZone: string }) {
	const { id, device, ipAddress, signedInAt, lastSeenAt, isCurrent } = session;
	const name = `session-${id}`;
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 not-last:border-b border-line py-3 first:pt-0 last:pb-0">
			<div className="min-w-0">
				<p id={name} className="font-[650]">
					{device}
					{isCurrent ? (
						<span className="ml-2.5 rounded-full bg-foam px-2.5 py-0.5 text-xs text-on-foam">
							This device
						</span>
					) : null}
				</p>
				<p className="text-sm text-ink-soft">
					Signed in {formatInstant(signedInAt, timeZone)}
					{lastSeenAt > signedInAt ? `, renewed ${formatInstant(lastSeenAt, timeZone)}` : ""}
					{ipAddress ? ` · from ${ipAddress}` : ""}
				</p>
			</div>
			{isCurrent ? null : (
				<ConfirmButton
					act={
						<>
							Sign out<span className="sr-only">: {device}</span>
						</>
					}
					consequence={`${device} has to sign in again.`}
				>
					<Form method="post">
						<input type="hidden" name="intent" value="revoke" />
						<input type="hidden" name="sessionId" value={id} />
						<Button aria-describedby={name} className="min-h-10! px-4! py-1.5! text-sm!">
							Yes, sign it out
						</Button>
					</Form>
				</ConfirmButton>
			)}
		</li>
	);
}
