import type { ReactNode } from "react";
import { Form, Link, useNavigation } from "react-router";
import type { secondFactor } from "#app/messages/en/account/second-factor.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { TickPill } from "../tick-pill.tsx";

type Texts = (typeof secondFactor)["step"];

/** Asks for the code of the app, or for a recovery code. */
export function CodeForm({
	texts,
	way,
	mayTrust,
	redirectTo,
	error,
	children,
}: {
	texts: Texts;
	way: "app" | "recovery";
	/** Whether the device may be remembered. */
	mayTrust: boolean;
	redirectTo: string;
	error: string | undefined;
	/** Another way than a code. */
	children: ReactNode;
}) {
	const isBusy = useNavigation().state === "submitting";
	const errors = error === undefined ? null : [error];
	const query = new URLSearchParams({ redirectTo });
	const other = way === "app" ? `?${query}&with=recovery` : `?${query}`;
	return (
		<>
			<p>{way === "app" ? texts.lead : texts.recovery.lead}</p>
			{/* a key for each way: what was typed for one is not the other's */}
			<Form key={way} method="post" className="grid gap-4.5">
				<input type="hidden" name="redirectTo" value={redirectTo} />
				{way === "app" ? (
					<TextField
						name="code"
						label={texts.code}
						hint={texts.hint}
						inputMode="numeric"
						autoComplete="one-time-code"
						maxLength={9}
						errors={errors}
						autoFocus
						required
					/>
				) : (
					<TextField
						name="code"
						label={texts.recovery.code}
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
						maxLength={60}
						errors={errors}
						autoFocus
						required
					/>
				)}
				{mayTrust ? <TickPill name="trustDevice" label={texts.trust} /> : null}
				<Button look="next" disabled={isBusy}>
					{isBusy ? texts.submitting : texts.submit}
				</Button>
			</Form>
			{children}
			<p className="grid justify-items-start gap-1">
				<Link to={other} replace className="inline-block py-1 font-semibold">
					{way === "app" ? texts.withRecoveryCode : texts.withApp}
				</Link>
				{mayTrust ? (
					<Link to="/app_login" className="inline-block py-1 font-semibold">
						{texts.otherPerson}
					</Link>
				) : null}
			</p>
			<p className="text-sm text-ink-soft">{texts.neither}</p>
		</>
	);
}
