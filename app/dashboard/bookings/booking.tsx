import { Suspense } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { revalidateAfterConflict } from "#app/dashboard/revalidate-after-conflict.ts";
import { isLive } from "#app/departures/seats/booking-status.ts";
import { pathIn } from "#app/messages/localized-address.ts";
import { eraseBookingTexts } from "#app/messages/staff/bookings/erase-booking.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { mayUser } from "#app/request/user/rights.server.ts";
import { balancePath } from "#app/sales/balance-path.ts";
import { languageOfBooking } from "#app/sales/booking/booking-language.ts";
import { payLinkUrl } from "#app/sales/mails/pay-link-mail.ts";
import { givableOf, moneyFingerprint } from "#app/sales/payments/money.ts";
import type { PayLink } from "#app/sales/staff/pay-link-card.tsx";
import { BookingActions } from "#app/sales/staff/record/record-actions.tsx";
import { BookingFacts } from "#app/sales/staff/record/record-facts.tsx";
import { BookingHistory } from "#app/sales/staff/record/record-history.tsx";
import { BookingMoney } from "#app/sales/staff/record/record-money.tsx";
import {
	HotelMoney,
	PayLinkOfBalance,
	TakeMoney,
} from "#app/sales/staff/record/record-money-forms.tsx";
import { policyInWords, policyShare } from "#app/sales/staff/record/record-policy.ts";
import { shownRecord } from "#app/sales/staff/record/shown-record.ts";
import { isEndedLinkSale, isLinkSale, mustCallGuest } from "#app/sales/staff/sell/link-sale.ts";
import { formatInstant } from "#app/ui/format/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import { qrModules } from "#app/ui/qr/qr-modules.ts";
import type { Route } from "./+types/booking";
import { runBookingAction } from "./booking-actions.server.ts";
import { BookingHead } from "./booking-head.tsx";
import { readRecord, visitBooking } from "./booking-visit.server.ts";
import {
	EndedSale,
	PayLinkOfSale,
	PersonalData,
	RecordAnswers,
	RecordCredits,
	WeatherOfRecord,
} from "./lazy-parts.ts";

export async function loader(args: Route.LoaderArgs) {
	const visit = visitBooking(args, "read");
	const { user, clock, environment } = visit;
	const record = await readRecord(visit);
	const mayUpdate = mayUser(user, "bookings", "update");
	const guestsPage = `/booking/${record.confirmId}`;
	const urlOf = (path: string) =>
		environment.appUrl + pathIn(languageOfBooking(record.language), path);
	const mayOpen = mayUpdate && record.erasedAt === null;
	const balanceUrl = urlOf(balancePath(record.confirmId));
	return {
		record: shownRecord(record, visit.scope),
		policyWords: policyInWords(record, clock),
		policy: policyShare(record, clock),
		// each of these addresses is the guest's permission: only who may change the booking gets them
		guestsPage: mayOpen ? guestsPage : null,
		voucherUrl: mayOpen ? urlOf(guestsPage) : null,
		balanceLink: mayUpdate && record.payLinkAt !== null ? payLinkTo(balanceUrl) : null,
		/** Null: it is no unpaid sale by staff, or somebody else's to mend. */
		saleLink:
			mayUpdate && isLinkSale(record) ? payLinkTo(payLinkUrl(environment.appUrl, record)) : null,
		mustCall: mayUpdate && mustCallGuest(record, clock.now),
		today: visit.today,
		refundable: givableOf(record.sums),
		disputed: record.sums.guest.disputed,
		moneyFingerprint: moneyFingerprint(record.sums),
		mayUpdate,
		mayRefund: mayUser(user, "bookings", "refund"),
		mayErase: mayUser(user, "bookings", "erase"),
		// makes a double click one action, also without JavaScript
		key: crypto.randomUUID(),
	};
}

function payLinkTo(payUrl: string): PayLink {
	return { payUrl, code: qrModules(payUrl) };
}

export const action = (args: Route.ActionArgs) => runBookingAction(args);

/**
 * A form that names a sum is drawn anew with the sum of now, or it would be refused each time. Every other refusal stays
 * beside its form, which a fresh page may no longer draw.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
	const intent = args.formData?.get("intent");
	return intent === "cancel" || intent === "give-back"
		? revalidateAfterConflict(args)
		: args.defaultShouldRevalidate;
}

export function meta({ loaderData }: Route.MetaArgs) {
	const name = loaderData?.record.reference ?? officeTexts.booking;
	return [{ title: officeTexts.pageTitle({ title: name }) }];
}

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
	const { record, today } = loaderData;
	const isOver = record.date < today;
	const { timeZone } = useSiteConfig();
	const forms = { formKey: loaderData.key, failed: actionData ?? null };
	// what was erased takes no new words
	const mayUpdate = loaderData.mayUpdate && record.erasedAt === null;
	const mayChange = mayUpdate && isLive(record.status) && !isOver;
	return (
		<>
			<BookingHead
				record={record}
				mayChange={mayChange}
				mayEdit={mayUpdate && isLive(record.status)}
			/>
			{record.erasedAt === null ? null : (
				<Notice>
					<p>{eraseBookingTexts.erased({ at: formatInstant(record.erasedAt, timeZone) })}</p>
				</Notice>
			)}
			<div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
				<div className="grid content-start gap-6">
					<BookingFacts
						record={record}
						policyWords={loaderData.policyWords}
						guestsPage={loaderData.guestsPage}
					/>
					<Suspense>
						<RecordAnswers
							{...{ record, timeZone }}
							mayAnswer={mayUpdate && isLive(record.status)}
						/>
					</Suspense>
					<BookingMoney record={record} timeZone={timeZone}>
						{/* names nobody, and the hotel's money may be settled after the guest's data */}
						{loaderData.mayUpdate ? <HotelMoney record={record} {...forms} /> : null}
						{mayUpdate ? (
							<>
								<TakeMoney record={record} {...forms} key={`take ${forms.formKey}`} />
								<PayLinkOfBalance record={record} link={loaderData.balanceLink} {...forms} />
								<Suspense>
									<RecordCredits
										record={record}
										mayGive={loaderData.mayRefund}
										{...forms}
										key={forms.formKey}
									/>
								</Suspense>
							</>
						) : null}
					</BookingMoney>
				</div>
				{mayUpdate ? (
					<BookingActions
						{...loaderData}
						isLive={isLive(record.status)}
						isOver={isOver}
						{...forms}
						key={forms.formKey}
					>
						<Suspense>
							{record.weather ? (
								<WeatherOfRecord
									record={record}
									mayChoose={loaderData.mayRefund}
									timeZone={timeZone}
								/>
							) : null}
							{isEndedLinkSale(record) && !isOver ? (
								<EndedSale record={record} today={today} {...forms} />
							) : null}
							{loaderData.saleLink ? (
								<PayLinkOfSale
									record={record}
									link={loaderData.saleLink}
									mustCall={loaderData.mustCall}
									timeZone={timeZone}
									{...forms}
								/>
							) : null}
						</Suspense>
					</BookingActions>
				) : null}
			</div>
			<BookingHistory record={record} mayReadMails={loaderData.mayUpdate} timeZone={timeZone} />
			<Suspense>
				{loaderData.mayErase && record.erasedAt === null ? <PersonalData record={record} /> : null}
			</Suspense>
		</>
	);
}
