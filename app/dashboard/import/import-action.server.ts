import { data, type RouterContextProvider } from "react-router";
import * as v from "valibot";
import {
	importPoints,
	requiredPointColumns,
} from "#app/catalogue/pickup-points/import-points.server.ts";
import { importTexts } from "#app/messages/staff/office/import.ts";
import { importHotels, requiredHotelColumns } from "#app/partners/import-hotels.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readUpload } from "#app/request/form.server.ts";
import { actorOf } from "#app/request/user/actor.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { requiredBookingColumns } from "#app/sales/import/booking-row.ts";
import { importBookings } from "#app/sales/import/import-bookings.server.ts";
import { missingColumns } from "#app/ui/csv/imported-row.ts";
import { type CsvRow, readCsv, textOfFile } from "#app/ui/csv/read-csv.ts";

const texts = importTexts.errors;
const mostBytes = 1_000_000;
const mostRows = 1_000;

const formSchema = v.object({
	intent: v.picklist(["check", "write"]),
	kind: v.picklist(["points", "hotels", "bookings"], () => texts.kind),
});
export type ImportKind = v.InferOutput<typeof formSchema>["kind"];

const requiredColumns = {
	points: requiredPointColumns,
	hotels: requiredHotelColumns,
	bookings: requiredBookingColumns,
} satisfies Record<ImportKind, unknown>;

/** First says what would become of each row of a file; the second press sends its text again, and writes. */
export async function runImport({
	request,
	context,
}: {
	request: Request;
	context: Readonly<RouterContextProvider>;
}) {
	const user = requireRight(context, request, "user", "create");
	const form = await readForm(request);
	const refuse = (error: string, kind?: ImportKind, status = 400) =>
		data({ error, kind: kind ?? null, text: "", rows: null, isDone: false }, { status });
	if (!form) return refuse(texts.tooLarge, undefined, 413);
	const fields = v.safeParse(formSchema, { intent: form.get("intent"), kind: form.get("kind") });
	if (!fields.success) return refuse(texts.kind);
	const { intent, kind } = fields.output;
	const text = await textOf(form);
	if (text === "") return refuse(texts.noFile, kind);
	const { columns, rows } = readCsv(text);
	const missing = missingColumns(columns, requiredColumns[kind]);
	if (missing.length > 0) return refuse(texts.missing({ columns: missing.join(", ") }), kind);
	if (rows.length === 0) return refuse(texts.noRows, kind);
	if (rows.length > mostRows) return refuse(texts.tooMany, kind);
	const services = context.get(requestContext);
	const { db, environment } = services;
	const now = Date.now();
	const writes = intent === "write";
	const byStaff = { writes, author: user, now };
	const importRows = {
		points: (read: CsvRow[]) => importPoints(db, read, byStaff),
		hotels: (read: CsvRow[]) => importHotels(db, read, byStaff),
		bookings: (read: CsvRow[]) =>
			importBookings(
				db,
				read,
				{ writes },
				{
					...{ now, timeZone: environment.timeZone, currency: environment.currency },
					usualPolicy: environment.cancellationPolicy,
					operatorPhone: environment.operator.phone,
					actor: actorOf(context, user),
				},
			),
	};
	const outcomes = await importRows[kind](rows);
	return data({ error: null, kind, text: writes ? "" : text, rows: outcomes, isDone: writes });
}

async function readForm(request: Request): Promise<FormData | null> {
	try {
		return await readUpload(request, mostBytes + 64 * 1024);
	} catch (refusal) {
		if (refusal instanceof Response && refusal.status === 413) return null;
		throw refusal;
	}
}

/** The file's text, or what the first press sent along for the second. */
async function textOf(form: FormData): Promise<string> {
	const file = form.get("file");
	if (file instanceof File) return textOfFile(new Uint8Array(await file.arrayBuffer()));
	return String(form.get("text") ?? "");
}
