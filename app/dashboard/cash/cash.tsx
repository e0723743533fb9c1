import { data, Form, useNavigation } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { revalidateAfterConflict } from "#app/dashboard/revalidate-after-conflict.ts";
import { StaffHead } from "#app/dashboard/staff-head.tsx";
import { RichText } from "#app/messages/rich-text.tsx";
import { cashTexts } from "#app/messages/staff/office/cash.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { requestContext } from "#app/request/context.server.ts";
import { mayUser, requireRight, requireUser } from "#app/request/user/rights.server.ts";
import { bookingScopeOf } from "#app/request/user/user-scopes.server.ts";
import { type CashHandover, readCash } from "#app/sales/payments/cash.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { FormError } from "#app/ui/form/field-frame.tsx";
import { formatInstant, formatMoney } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import type { Route } from "./+types/cash";
import { canSignForCash } from "./can-sign-for-cash.server.ts";
import { runCashAction } from "./cash-actions.server.ts";
import { type Answer, bold, CountAndSign } from "./count-and-sign.tsx";
import { PurseList } from "./purse-list.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
	const user = requireUser(context, request);
	const takesCash = mayUser(user, "boarding", "cash");
	if (!takesCash) requireRight(context, request, "bookings", "read");
	const seesAll = bookingScopeOf(user).kind === "all";
	// a hotel's partner reads only own bookings and sees no staff's cash
	if (!takesCash && !seesAll) throw data({ message: officeTexts.noSuchPage }, { status: 404 });
	const { db, environment } = context.get(requestContext);
	const { purses, handovers } = await readCash(db);
	const { adminUserIds } = environment.account;
	const now = Date.now();
	const isShown = (personId: string | null) => seesAll || personId === user.id;
	return {
		purses: purses
			.filter(({ personId }) => isShown(personId))
			.map(({ account, ...purse }) => ({
				...purse,
				canSign: canSignForCash({ ...purse, account }, adminUserIds, now),
			})),
		handovers: handovers.filter(({ giverId }) => isShown(giverId)),
		me: user.id,
		seesAll,
		maySign: takesCash,
		key: crypto.randomUUID(),
	};
}

export const action = ({ request, context }: Route.ActionArgs) =>
	runCashAction({ request, context });

/** A refused signature shows what the purses hold now, with a new key. */
export const shouldRevalidate = revalidateAfterConflict;

export function meta() {
	return [{ title: officeTexts.pageTitle({ title: officeTexts.screens.cash }) }];
}

export default function Cash({ loaderData, actionData }: Route.ComponentProps) {
	const { purses, handovers, me, seesAll, maySign, key } = loaderData;
	const { currency } = useSiteConfig();
	const ownPurse = purses.find((purse) => purse.personId === me && purse.currency === currency);
	const waiting = handovers.filter(({ status }) => status === "declared");
	const closed = handovers.filter(({ status }) => status !== "declared");
	const error = actionData?.errors[""]?.[0];
	return (
		<>
			<StaffHead title={officeTexts.screens.cash} above={cashTexts.above} />
			<FormError>{error}</FormError>
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
				<Sheet id="purses" title={cashTexts.purses.title}>
					<PurseList
						purses={purses}
						whenEmpty={
							!seesAll
								? cashTexts.purses.notYou
								: waiting.length > 0
									? cashTexts.purses.onItsWay
									: cashTexts.purses.nobody
						}
						me={me}
						formKey={maySign ? key : null}
						currency={currency}
						answer={actionData}
					/>
					{maySign && ownPurse && !waiting.some(({ giverId }) => giverId === me) ? (
						<Declare
							key={key}
							formKey={key}
							cents={ownPurse.cents}
							currency={currency}
							answer={actionData}
						/>
					) : null}
				</Sheet>
				{waiting.length > 0 ? (
					<Sheet id="waiting" title={cashTexts.waiting.title}>
						{waiting.map((handover) => (
							<Waiting
								key={handover.id}
								handover={handover}
								me={me}
								maySign={maySign}
								answer={actionData}
							/>
						))}
					</Sheet>
				) : null}
			</div>
			<Sheet id="handovers" title={cashTexts.closed.title}>
				{closed.length === 0 ? <p className="text-ink-soft">{cashTexts.closed.none}</p> : null}
				<ul className="grid">
					{closed.map((handover) => (
						<Closed key={handover.id} handover={handover} />
					))}
				</ul>
			</Sheet>
		</>
	);
}

function Declare({
	formKey,
	cents,
	currency,
	answer,
}: {
	formKey: string;
	cents: number;
	currency: string;
	answer: Answer;
}) {
	const isBusy = useNavigation().state !== "idle";
	const failed = answer?.typedValues.intent === "declare" ? answer : null;
	return (
		<Form method="post" className="grid gap-3 border-t-2 border-dotted border-dune pt-4">
			<h3 className="text-xl">{cashTexts.declare.title}</h3>
			<p>
				<RichText
					text={cashTexts.declare.byBookings({ sum: formatMoney(cents, currency) })}
					parts={bold}
				/>
			</p>
			<input type="hidden" name="intent" value="declare" />
			<input type="hidden" name="key" value={formKey} />
			<input type="hidden" name="expected" value={cents} />
			<TextField
				name="counted"
				label={cashTexts.declare.counted({ currency })}
				inputMode="decimal"
				autoComplete="off"
				className="max-w-48"
				defaultValue={failed?.typedValues.counted}
				errors={failed?.errors.counted}
			/>
			<TextField
				name="note"
				label={cashTexts.declare.note}
				autoComplete="off"
				defaultValue={failed?.typedValues.note}
				errors={failed?.errors.note}
			/>
			<Button look="next" className="justify-self-start" disabled={isBusy}>
				{cashTexts.declare.sign}
			</Button>
		</Form>
	);
}

function Waiting({
	handover,
	me,
	maySign,
	answer,
}: {
	handover: CashHandover;
	me: string;
	maySign: boolean;
	answer: Answer;
}) {
	const { timeZone } = useSiteConfig();
	const isBusy = useNavigation().state !== "idle";
	const { id, giverId, giverName, declaredCents, currency, note, createdAt } = handover;
	const failed = answer?.typedValues.handover === String(id) ? answer : null;
	return (
		<article className="grid gap-3 border-t border-line pt-3">
			<p>
				<RichText
					text={cashTexts.waiting.handsOver({
						name: giverName,
						sum: formatMoney(declaredCents, currency),
					})}
					parts={bold}
				/>
				<span className="block text-sm text-ink-soft">
					{formatInstant(createdAt, timeZone)}
					{note ? ` · ${note}` : ""}
				</span>
				<Difference cents={declaredCents - handover.expectedCents} currency={currency} />
			</p>
			{maySign && giverId === me ? (
				<Form method="post" className="grid gap-2">
					<input type="hidden" name="intent" value="withdraw" />
					<input type="hidden" name="handover" value={id} />
					<p className="text-sm text-ink-soft">{cashTexts.waiting.receiverConfirms}</p>
					<Button className="justify-self-start min-h-11! py-2!" disabled={isBusy}>
						{cashTexts.waiting.takeBack}
					</Button>
				</Form>
			) : null}
			{maySign && giverId !== me ? (
				<CountAndSign
					hidden={{ intent: "receive", handover: String(id) }}
					currency={currency}
					failed={failed}
				/>
			) : null}
		</article>
	);
}

function Closed({ handover }: { handover: CashHandover }) {
	const { timeZone } = useSiteConfig();
	const {
		giverName,
		receiverName,
		receivedCents,
		expectedCents,
		currency,
		closedAt,
		goesTo,
		isTakenOver,
	} = handover;
	const notes = [handover.note, handover.receiverNote].filter(Boolean).join(" · ");
	return (
		<li className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-2.5">
			<span>
				{receivedCents === null ? (
					cashTexts.closed.tookBack({ name: giverName })
				) : (
					<>
						<RichText
							text={(goesTo === "bank" ? cashTexts.closed.banked : cashTexts.closed.handedOver)({
								sum: formatMoney(receivedCents, currency),
								giver: giverName,
								receiver: receiverName ?? "",
							})}
							parts={bold}
						/>
						<Difference cents={receivedCents - expectedCents} currency={currency} />
					</>
				)}
				{isTakenOver ? (
					<span className="block text-sm">{cashTexts.signedByReceiver({ giver: giverName })}</span>
				) : null}
				{notes ? <span className="block text-sm text-ink-soft">{notes}</span> : null}
			</span>
			<span className="text-sm text-ink-soft">
				{closedAt === null ? "" : formatInstant(closedAt, timeZone)}
			</span>
		</li>
	);
}

/** Says how much is missing, or too much. */
function Difference({ cents, currency }: { cents: number; currency: string }) {
	if (cents === 0) return null;
	const sum = formatMoney(Math.abs(cents), currency);
	return (
		<span className="block text-sm font-semibold text-few">
			{cents < 0 ? cashTexts.difference.less({ sum }) : cashTexts.difference.more({ sum })}
		</span>
	);
}
