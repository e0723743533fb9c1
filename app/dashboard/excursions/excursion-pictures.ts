import { redirect } from "react-router";
import { isExcursionId } from "#app/catalogue/excursion.ts";
import { maximumPictureBytes } from "#app/catalogue/pictures/picture-limits.ts";
import { storePicture } from "#app/catalogue/pictures/pictures.server.ts";
import { excursionPicturesTexts } from "#app/messages/staff/excursions/excursion-pictures.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readUpload } from "#app/request/form.server.ts";
import { requireExcursionChange } from "#app/request/user/excursion-change-right.server.ts";
import type { Route } from "./+types/excursion-pictures";

const texts = excursionPicturesTexts.upload;

/** Uploads without JavaScript: several files in one form, with their results on the page that sent them. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const { excursionId } = params;
	const user = await requireExcursionChange(context, request, excursionId);
	const page = `/dashboard/excursion/${excursionId}`;
	if (!isExcursionId(excursionId)) throw redirect("/dashboard/excursion");
	const services = context.get(requestContext);
	const { db, images, pictureEncoder } = services;
	const store = { db, bucket: images, encoder: pictureEncoder };
	const refused: string[] = [];
	for (const file of await filesOf(request, refused)) {
		const bytes = new Uint8Array(await file.arrayBuffer());
		const result = await storePicture(store, { excursionId, bytes, alt: "" }, user, Date.now());
		if (result.outcome === "refused")
			refused.push(texts.refused({ name: file.name, why: result.message }));
	}
	purgeExcursionPages(services, excursionId);
	setFlash(
		context,
		refused.length > 0
			? { look: "problem", text: refused.join("\n") }
			: { look: "success", text: texts.stored },
	);
	throw redirect(`${page}#pictures`);
}

async function filesOf(request: Request, refused: string[]): Promise<File[]> {
	try {
		const form = await readUpload(request, maximumPictureBytes + 64 * 1024);
		const files = form
			.getAll("image")
			.filter((entry) => entry instanceof File && entry.name !== "");
		if (files.length === 0) refused.push(texts.nothingChosen);
		return files.filter((entry) => entry instanceof File);
	} catch (refusal) {
		if (!(refusal instanceof Response) || refusal.status !== 413) throw refusal;
		refused.push(texts.tooMuch);
		return [];
	}
}

/** An old link leads to the excursion. */
export function loader({ params }: Route.LoaderArgs) {
	throw redirect(`/dashboard/excursion/${params.excursionId}`);
}
