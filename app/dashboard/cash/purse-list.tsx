import { RichText } from "#app/messages/rich-text.tsx";
import { cashTexts } from "#app/messages/staff/office/cash.ts";
import type { Purse } from "#app/sales/payments/cash.server.ts";
import { formatMoney } from "#app/ui/format/format.ts";
import { type Answer, bold, CountAndSign } from "./count-and-sign.tsx";

type ListedPurse = Omit<Purse, "account"> & { canSign: boolean };

/** Who holds cash. @param props.formKey null for those who may not sign. */
export function PurseList({
	purses,
	whenEmpty,
	me,
	formKey,
	currency,
	answer,
}: {
	purses: readonly ListedPurse[];
	whenEmpty: string;
	me: string;
	formKey: string | null;
	/** The only one in which cash is handed over. */
	currency: string;
	answer: Answer;
}) {
	if (purses.length === 0) return <p className="text-ink-soft">{whenEmpty}</p>;
	return (
		<ul className="grid">
			{purses.map((purse) => (
				<li
					key={`${purse.personId} ${purse.currency}`}
					className="grid gap-3 border-t border-line py-2.5"
				>
					<p className="flex justify-between gap-6">
						<span>
							{purse.personId === me ? cashTexts.purses.yours({ name: purse.name }) : purse.name}
						</span>
						<b>{formatMoney(purse.cents, purse.currency)}</b>
					</p>
					{formKey && !purse.canSign && purse.cents !== 0 && purse.currency === currency ? (
						<TakeOver purse={purse} formKey={formKey} answer={answer} />
					) : null}
				</li>
			))}
		</ul>
	);
}

function TakeOver({
	purse: { personId, name, cents, currency },
	formKey,
	answer,
}: {
	purse: ListedPurse;
	formKey: string;
	answer: Answer;
}) {
	const failed = answer?.typedValues.person === personId ? answer : null;
	return (
		<details open={failed !== null}>
			<summary className="min-h-11 cursor-pointer py-2 font-semibold">
				{cashTexts.takeOver.open({ name })}
			</summary>
			<p className="mb-3">
				<RichText
					text={cashTexts.takeOver.why({ name, sum: formatMoney(cents, currency) })}
					parts={bold}
				/>
			</p>
			<CountAndSign
				key={formKey}
				hidden={{ intent: "take-over", person: personId, key: formKey, expected: String(cents) }}
				currency={currency}
				failed={failed}
			/>
		</details>
	);
}
