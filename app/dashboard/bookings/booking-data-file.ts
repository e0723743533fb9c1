import { dataFile } from "#app/privacy/data-files.server.ts";
import type { Route } from "./+types/booking-data-file";
import { readRecord, visitBooking } from "./booking-visit.server.ts";

/** What a booking keeps of its guest, as the guest's own download has it. */
export async function loader(args: Route.LoaderArgs) {
	const visit = visitBooking(args, "erase");
	return dataFile(visit.db, await readRecord(visit));
}
