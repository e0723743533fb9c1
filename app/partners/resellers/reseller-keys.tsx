import { Form } from "react-router";
import { localDateAt } from "#app/catalogue/local-date.ts";
import { resellersTexts } from "#app/messages/staff/partners/resellers.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { typedFields } from "#app/ui/form/typed-values.ts";
import { formatDate, formatInstant } from "#app/ui/format/format.ts";
import type { ResellerView } from "./resellers.server.ts";

const texts = resellersTexts.keys;

/** The keys of a reseller, and a new one while it is shown for the only time. */
export function ResellerKeys({
	keys,
	newKey,
	now,
	timeZone,
	values,
	errors,
}: {
	keys: ResellerView["keys"];
	newKey: string | null;
	now: number;
	timeZone: string;
	values: TypedValues;
	errors: FormErrors | null;
}) {
	const field = typedFields(values, errors);
	return (
		<Card title={texts.title} hint={texts.hint} id="keys">
			{newKey ? (
				<div
					role="status"
					className="grid gap-2 rounded-md border-l-4 border-good bg-foam px-5 py-3"
				>
					<p className="text-on-foam">{texts.once}</p>
					<code className="text-sm text-on-foam select-all wrap-anywhere">{newKey}</code>
				</div>
			) : null}
			{keys.length > 0 ? (
				<ul>
					{keys.map((key) => (
						<KeyLine key={key.id} line={key} now={now} timeZone={timeZone} />
					))}
				</ul>
			) : (
				<p className="text-ink-soft">{texts.none}</p>
			)}
			<Form method="post" noValidate preventScrollReset className="grid gap-4">
				<div className="grid gap-4 md:grid-cols-2">
					<SelectField {...field("kind")} label={texts.kind}>
						<option value="live">{texts.live}</option>
						<option value="test">{texts.test}</option>
					</SelectField>
					<TextField {...field("expiresOn")} label={texts.expiresOn} type="date" />
				</div>
				<div>
					<Button name="intent" value="key">
						{texts.create}
					</Button>
				</div>
			</Form>
		</Card>
	);
}

function KeyLine({
	line: { id, hint, isTest, expiresAt, usedAt, revokedAt },
	now,
	timeZone,
}: {
	line: ResellerView["keys"][number];
	now: number;
	timeZone: string;
}) {
	const hasEnded = expiresAt !== null && expiresAt <= now;
	const isOver = revokedAt !== null || hasEnded;
	return (
		<li className="grid gap-x-6 gap-y-1 border-b border-line py-3 md:grid-cols-[8rem_minmax(0,1fr)_auto] md:items-center">
			<p className="flex items-center gap-2">
				<code>{texts.ends({ hint })}</code>
				<Badge look={isTest ? "grey" : "foam"}>{isTest ? texts.isTest : texts.isLive}</Badge>
			</p>
			<p className="text-sm text-ink-soft">
				{usedAt === null ? texts.unused : texts.used({ when: formatInstant(usedAt, timeZone) })}
				{expiresAt !== null && !isOver
					? `, ${texts.until({ day: formatDate(localDateAt(expiresAt, timeZone), "short") })}`
					: null}
			</p>
			{isOver ? (
				<p className="text-sm text-ink-soft">
					{revokedAt === null ? texts.expired : texts.revoked}
				</p>
			) : (
				<ConfirmButton act={texts.revoke} consequence={texts.revokeWhat({ hint })}>
					<Form method="post" preventScrollReset>
						<input type="hidden" name="keyId" value={id} />
						<Button name="intent" value="revoke">
							{texts.revokeYes({ hint })}
						</Button>
					</Form>
				</ConfirmButton>
			)}
		</li>
	);
}
