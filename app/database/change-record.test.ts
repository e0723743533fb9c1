import { sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { changeRecord } from "./change-record.server.ts";
import { connect, type Database } from "./client.server.ts";

let db: Database;
const stale = new Error("stale_version: the row was changed after it was read");

beforeEach(() => {
	db = connect({ url: "http://database.invalid" });
});

/** A command that adds one seat to the seats that it reads, up to three. */
function addSeat(seatsAtEachRead: number[]) {
	const read = vi.fn(async () => seatsAtEachRead.shift() ?? 0);
	const outcome = changeRecord(db, {
		read,
		decide: (seats) =>
			seats < 3
				? ({ outcome: "added", seats: seats + 1 } as const)
				: ({ outcome: "full" } as const),
		write: (decision) =>
			decision.outcome === "added" ? { seat: db.run(sql`SELECT ${decision.seats}`) } : undefined,
	});
	return { outcome, read };
}

test("a decision is written in one batch", async () => {
	const batch = vi.spyOn(db, "batch").mockResolvedValue([]);
	expect(await addSeat([1]).outcome).toEqual({ outcome: "added", seats: 2 });
	expect(batch).toHaveBeenCalledOnce();
});

test("a refusal writes nothing", async () => {
	const batch = vi.spyOn(db, "batch").mockResolvedValue([]);
	expect(await addSeat([3]).outcome).toEqual({ outcome: "full" });
	expect(batch).not.toHaveBeenCalled();
});

test("a record that was changed meanwhile is read and decided anew", async () => {
	vi.spyOn(db, "batch").mockRejectedValueOnce(stale).mockResolvedValue([]);
	const { outcome, read } = addSeat([1, 2]);
	expect(await outcome).toEqual({ outcome: "added", seats: 3 });
	expect(read).toHaveBeenCalledTimes(2);
});

test("the second reading may find that nothing is left to do", async () => {
	const batch = vi.spyOn(db, "batch").mockRejectedValue(stale);
	expect(await addSeat([2, 3]).outcome).toEqual({ outcome: "full" });
	expect(batch).toHaveBeenCalledOnce();
});

test("a record that others change each time is given up", async () => {
	const batch = vi.spyOn(db, "batch").mockRejectedValue(stale);
	expect(await addSeat([1, 1, 1, 1]).outcome).toEqual({ outcome: "changed meanwhile" });
	expect(batch).toHaveBeenCalledTimes(3);
});

test("any other failure of the database is not tried again", async () => {
	const batch = vi.spyOn(db, "batch").mockRejectedValue(new Error("CHECK constraint failed"));
	await expect(addSeat([1]).outcome).rejects.toThrow("CHECK constraint failed");
	expect(batch).toHaveBeenCalledOnce();
});
