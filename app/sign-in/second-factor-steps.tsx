import { Form, useNavigation } from "react-router";
import type { secondFactor } from "#app/messages/en/account/second-factor.ts";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { FormError } from "#app/ui/form/field-frame.tsx";
import { useIsHydrated } from "#app/ui/hydration.ts";
import { QrCode } from "#app/ui/qr/qr-code.tsx";
import { qrModules } from "#app/ui/qr/qr-modules.ts";

type Texts = (typeof secondFactor)["setUp"];

export function BeginStep({
	texts,
	task,
	isObliged,
	hasApp,
	error,
}: {
	texts: Texts;
	task: "app" | "codes";
	isObliged: boolean;
	hasApp: boolean;
	error: string | undefined;
}) {
	const isBusy = useNavigation().state !== "idle";
	return (
		<>
			{isObliged ? <p className="font-semibold">{texts.obliged}</p> : null}
			<p>{task === "codes" ? texts.newCodes.lead : texts.lead}</p>
			{task === "app" ? (
				<p className="text-sm text-ink-soft">
					{hasApp ? `${texts.replaces} ` : ""}
					{texts.signsOut}
				</p>
			) : null}
			<Form method="post" className="grid gap-4.5">
				<input type="hidden" name="intent" value={task === "codes" ? "codes" : "begin"} />
				<FormError>{error}</FormError>
				<Button look="next" disabled={isBusy}>
					{task === "codes" ? texts.newCodes.make : texts.begin}
				</Button>
			</Form>
		</>
	);
}

/** The secret for the app, and the first code that shows that it arrived there. */
export function ScanStep({
	texts,
	uri,
	typedKey,
	proposal,
	error,
}: {
	texts: Texts["scan"];
	uri: string;
	typedKey: string;
	/** Sealed; sent back with the first code. */
	proposal: string;
	error: string | undefined;
}) {
	const isBusy = useNavigation().state !== "idle";
	return (
		<>
			<p>{texts.lead}</p>
			<QrCode code={qrModules(uri)} label={texts.qrCode} className="w-full max-w-64" />
			<p className="grid gap-1 text-sm">
				{texts.typed}
				<code className="rounded-md bg-sand px-3 py-2 text-base wrap-anywhere select-all">
					{typedKey}
				</code>
			</p>
			<Form method="post" className="grid gap-4.5">
				<input type="hidden" name="intent" value="confirm" />
				<input type="hidden" name="proposal" value={proposal} />
				<TextField
					name="code"
					label={texts.code}
					inputMode="numeric"
					autoComplete="one-time-code"
					maxLength={9}
					errors={error === undefined ? null : [error]}
					required
				/>
				<Button look="next" disabled={isBusy}>
					{texts.confirm}
				</Button>
			</Form>
		</>
	);
}

/** For users who can't go on: the menu of the dashboard is not theirs yet. */
export function SignOut({ label }: { label: string }) {
	return (
		<Form method="post">
			<input type="hidden" name="intent" value="signOut" />
			<button type="submit" className="cursor-pointer py-1 font-semibold text-ocean underline">
				{label}
			</button>
		</Form>
	);
}

/** Recovery codes, which are shown once. */
export function RecoveryCodeSheet({
	texts,
	codes,
	file,
	back,
}: {
	texts: (typeof secondFactor)["setUp"]["codes"];
	codes: readonly string[];
	/** The codes as a text file, as a `data:` address. */
	file: string;
	back: string;
}) {
	const isAwake = useIsHydrated();
	return (
		<>
			<p className="print:hidden">{texts.lead}</p>
			<ul
				aria-label={texts.list}
				className="grid gap-1 rounded-md border border-line bg-paper p-4 font-mono text-[0.95rem] tabular-nums select-all"
			>
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ul>
			<div className="flex flex-wrap gap-3 print:hidden">
				<ButtonAnchor href={file} download="recovery-codes.txt">
					{texts.download}
				</ButtonAnchor>
				{/* printing needs a script */}
				{isAwake ? <Button onClick={() => window.print()}>{texts.print}</Button> : null}
			</div>
			<ButtonAnchor look="next" href={back} className="print:hidden">
				{texts.kept}
			</ButtonAnchor>
		</>
	);
}
