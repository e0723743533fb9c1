import { sql } from "drizzle-orm";
import { canaryInstant, hour } from "../clock.ts";
import { book, buy, notePaid, openCheckout, pay, type Visit } from "../guests.ts";
import type { Script } from "../roles.ts";
import { assignAtOnce } from "./assign.ts";
import { boardWithoutNetwork } from "./board.ts";
import { declareCash, receiveOrWithdraw } from "./cash.ts";
import {
	changeParty,
	correctAtOnce,
	growUnpaid,
	partyChanges,
	reissueVoucher,
	sendLinkAgain,
} from "./edit.ts";
import {
	cancelByGuest,
	cancelByStaff,
	giveBackByHand,
	giveGoodwill,
	giveGoodwillAtOnce,
	payBackAtOnce,
	payBalanceByLink,
	payPartBack,
	takeAtOnce,
	takeMoney,
} from "./money.ts";
import type { SaleNote } from "./notebook.ts";
import { makeStaffScene, type StaffScene } from "./scene.ts";
import { type SaleWay, saleWays, sell } from "./sell.ts";
import { readBooking, type StaffVisit } from "./staff-visit.ts";

/** What staff do in a round: sell, mend and take money while guests book; then the morning of the departures. */
export interface StaffDay {
	scripts: Script[];
	/** The morning: phones without a network tick who comes, the rest is paid, cash is handed over. */
	onTheDay(visit: Visit): Promise<void>;
	/** Gives back by hand what is due, as staff do each evening. */
	giveBack(visit: Visit): Promise<void>;
}

export async function makeStaffDay(
	visitFor: (purpose: string) => Visit,
	// without sales there is no staff day
	{ today, sales }: { today: string; sales: number },
): Promise<StaffDay> {
	if (sales === 0) return { scripts: [], onTheDay: async () => {}, giveBack: async () => {} };
	const scene = await makeStaffScene(visitFor("staff scene"), { today, sales });
	const staffVisit = (visit: Visit): StaffVisit => ({
		...visit,
		scene,
		notebook: visit.tally.notebook,
	});
	const errand = (purpose: string) => staffVisit(visitFor(purpose));
	const begin = errand("staff begin").random.between(0, saleWays.length - 1);
	const scripts: Script[] = Array.from({ length: sales }, (_, index) => {
		const way = saleWays[(begin + index) % saleWays.length] ?? "cash";
		return saleStory(errand(`sale ${index}`), way, index);
	});
	for (let guest = 0; guest < Math.ceil(sales / 4); guest += 1)
		scripts.push(boughtStory(errand(`bought ${guest}`), guest));
	scripts.push(rush(errand("staff rush")), teams(errand("teams")), purses(errand("purses")));
	return {
		scripts,
		onTheDay: (visit) => morning(staffVisit(visit)),
		giveBack: (visit) => giveBackByHand(staffVisit(visit)),
	};
}

/** A booking that staff sell, and what becomes of it. */
function saleStory(visit: StaffVisit, way: SaleWay, index: number): Script {
	const {
		random,
		scene: { offered, shared, overlapping, small },
	} = visit;
	let note: SaleNote | null = null;
	const usual = { excursion: random.pick([...shared, overlapping]) };
	const trip = way === "overbooked" ? { excursion: small } : random.chance(0.3) ? offered : usual;
	return {
		async first() {
			if (way !== "overbooked") note = await sell(visit, way, trip);
		},
		async second() {
			if (way === "overbooked") note = await sell(visit, way, trip);
			if (note?.isHeld && note.bookingId) await payLink(visit, note.bookingId);
			else if (note?.bookingId && random.chance(0.5))
				await takeMoney(visit, note.bookingId, { share: 0.5 });
		},
		async third() {
			if (note?.bookingId) await mend(visit, note.bookingId, index);
		},
		async fourth() {
			if (note?.bookingId) await payBackOrCancel(visit, note.bookingId, index);
		},
	};
}

/** A guest bought on the website and calls; staff change the booking. */
function boughtStory(visit: StaffVisit, index: number): Script {
	const { scene, notebook } = visit;
	let bookingId: number | null = null;
	return {
		async first() {
			const [excursion] = scene.shared;
			const confirmId = await buy(visit, { excursion, date: scene.date }, { adults: 2 });
			if (!confirmId) return;
			const [row] = await visit.world.db.all<{ id: number; price: number }>(
				sql`SELECT id, price_cents AS price FROM bookings WHERE confirm_id = ${confirmId}`,
			);
			if (!row) return;
			bookingId = row.id;
			notebook.bought.push({ bookingId, confirmId, priceCents: row.price });
		},
		async third() {
			if (bookingId) await mend(visit, bookingId, index);
		},
		async fourth() {
			if (bookingId) await payBackOrCancel(visit, bookingId, index);
		},
	};
}

/** Staff and visitors of the website want the last seats at the same instant. */
function rush(visit: StaffVisit): Script {
	const { scene } = visit;
	return {
		async first() {
			await Promise.all(
				[scene.small, scene.van].flatMap((excursion) => [
					...(["on the day", "cash", "terminal"] as const).map((way) =>
						sell(visit, way, { excursion }),
					),
					...[1, 2].map(() => book(visit, { excursion, date: scene.date })),
				]),
			);
		},
	};
}

function teams(visit: StaffVisit): Script {
	return { first: () => assignAtOnce(visit), third: () => assignAtOnce(visit) };
}

function purses(visit: StaffVisit): Script {
	const [one, other] = visit.scene.desk;
	return {
		second: () => declareCash(visit, one),
		third: () => receiveOrWithdraw(visit, one, other),
		async fourth() {
			await Promise.all([declareCash(visit, one), declareCash(visit, other)]);
		},
	};
}

/** The guest of a pay link pays, or not; the desk may take the money, or correct the sale, at the same time. */
async function payLink(visit: StaffVisit, bookingId: number): Promise<void> {
	const { random, world } = visit;
	const end = random.pick([
		"guest pays",
		"guest pays",
		"both at once",
		"desk takes it",
		"corrected",
		"corrected",
		"nobody",
	]);
	const openPage = async () => {
		const shownBooking = await readBooking(visit, { id: bookingId });
		return shownBooking && openCheckout(visit, shownBooking.confirmId, 2);
	};
	const payOn = async (session: Awaited<ReturnType<typeof openPage>>) => {
		if (session && pay(visit, session))
			await world.eventDelivery.deliver(notePaid(visit, session), random.pick([1, 3]));
	};
	const guestPays = async () => payOn(await openPage());
	if (random.chance(0.5)) await sendLinkAgain(visit, bookingId);
	if (end === "guest pays") await guestPays();
	if (end === "corrected") {
		const old = await openPage();
		const correct = random.pick([growUnpaid, correctAtOnce]);
		// the page from before the correction is paid before, meanwhile or after it, or not at all
		await Promise.all([
			correct(visit, bookingId),
			random.chance(0.4) ? payOn(old) : sendLinkAgain(visit, bookingId),
		]);
		if (random.chance(0.4)) await payOn(old);
		await guestPays();
	}
	if (end === "both at once") await Promise.all([guestPays(), takeAtOnce(visit, bookingId)]);
	if (end === "desk takes it") {
		await takeMoney(visit, bookingId, { share: 0.4 });
		await takeAtOnce(visit, bookingId);
	}
}

/** By the number of the booking, so that each happens in every round. */
const calls = ["party", "names", "party", "voucher", "party", "nothing"] as const;
const ends = [
	"at once",
	"stay",
	"cancel and part",
	"guest and goodwill",
	"parts",
	"keep and goodwill",
	"stay",
	"cancel",
	"goodwill at once",
	"keep",
	"too much goodwill",
] as const;

/** The guest calls: another party, another name, a lost voucher. */
async function mend(visit: StaffVisit, bookingId: number, index: number): Promise<void> {
	const { random } = visit;
	const what = calls[index % calls.length];
	if (what === "party") {
		await changeParty(visit, bookingId, random.pick(partyChanges));
		if (random.chance(0.4)) await changeParty(visit, bookingId, random.pick(partyChanges));
	}
	if (what === "names") await correctAtOnce(visit, bookingId);
	if (what === "voucher") await reissueVoucher(visit, bookingId);
}

/** Hours later: money goes back in parts, the booking is cancelled, or both at once; some get goodwill afterwards. */
async function payBackOrCancel(visit: StaffVisit, bookingId: number, index: number): Promise<void> {
	switch (ends[index % ends.length]) {
		case "parts":
			await payPartBack(visit, bookingId, { share: 0.3 });
			return payPartBack(visit, bookingId, { share: 1 });
		case "at once":
			return payBackAtOnce(visit, bookingId);
		case "cancel":
			return cancelByStaff(visit, bookingId, true);
		case "cancel and part":
			await Promise.all([
				cancelByStaff(visit, bookingId, true),
				payPartBack(visit, bookingId, { share: 0.4 }),
			]);
			return;
		case "keep":
			return cancelByStaff(visit, bookingId, false);
		case "guest and goodwill":
			await cancelByGuest(visit, bookingId);
			await giveGoodwill(visit, bookingId, { share: 0.4 });
			return giveGoodwill(visit, bookingId, { share: 1 });
		case "keep and goodwill":
			await cancelByStaff(visit, bookingId, false);
			await giveGoodwill(visit, bookingId, { share: 0.3 });
			return giveGoodwill(visit, bookingId, { share: 0.5 });
		case "goodwill at once":
			await cancelByStaff(visit, bookingId, false);
			return giveGoodwillAtOnce(visit, bookingId);
		case "too much goodwill":
			await cancelByStaff(visit, bookingId, false);
			return giveGoodwill(visit, bookingId, { share: 1.3 });
	}
}

async function morning(visit: StaffVisit): Promise<void> {
	const { world, scene, random } = visit;
	world.clock.advanceTo(canaryInstant(scene.date, scene.small.startTime) - hour);
	const [one, other] = scene.desk;
	const live = await world.db.all<{ id: number }>(sql`
		SELECT id FROM bookings WHERE date = ${scene.date} AND status = 'confirmed'
			AND excursion_id IN (SELECT value FROM json_each(${JSON.stringify(tripsOf(scene))}))
			AND source <> 'hotel'`);
	await Promise.all([
		boardWithoutNetwork(visit),
		...live.map(({ id }) => takeAtOnce(visit, id)),
		...live.filter((_, index) => index % 2 === 0).map(({ id }) => payBalanceByLink(visit, id)),
		receiveOrWithdraw(visit, one, other),
		receiveOrWithdraw(visit, other, one),
	]);
	await Promise.all([
		declareCash(visit, one),
		// somebody of the party does not come after all
		...random
			.shuffled(live.filter((_, index) => index % 4 === 0))
			.map(({ id }) => changeParty(visit, id, { more: -1, settle: "back" })),
		boardWithoutNetwork(visit),
	]);
	await receiveOrWithdraw(visit, one, other);
}

function tripsOf({ shared, offered, overlapping, small, van }: StaffScene): string[] {
	return [...shared, offered.excursion, overlapping, small, van].map(({ id }) => id);
}
