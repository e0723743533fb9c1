import type { StaffPicture } from "#app/catalogue/pictures/staff-picture.ts";
import { excursionPicturesTexts } from "#app/messages/staff/excursions/excursion-pictures.ts";
import { refusalMessage } from "#app/ui/form/refusal-message.ts";
import { maximumPictureBytes, tooLarge } from "./picture-limits.ts";

const texts = excursionPicturesTexts.upload;

export type SendPicture = typeof sendPicture;

/** XMLHttpRequest, because fetch reports no upload progress. */
export function sendPicture(
	excursionId: string,
	file: File,
	onProgress: (progress: number) => void,
): Promise<{ picture: StaffPicture } | { error: string }> {
	// the server would refuse it only after the whole upload
	if (file.size > maximumPictureBytes) return Promise.resolve({ error: tooLarge(file.size) });
	const form = new FormData();
	form.set("excursionId", excursionId);
	form.set("image", file);
	return new Promise((resolve) => {
		const request = new XMLHttpRequest();
		request.open("POST", `/_serverFn/uploadExcursionImage?excursionId=${excursionId}`);
		request.responseType = "json";
		request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
		request.onerror = () => resolve({ error: texts.lost });
		request.ontimeout = () => resolve({ error: texts.lost });
		request.onload = () => {
			const answer: unknown = request.response;
			if (request.status === 201 && isPicture(answer)) resolve({ picture: answer });
			else resolve({ error: refusalMessage(answer) || texts.lost });
		};
		request.send(form);
	});
}

/** What the server must say of a stored picture. */
const facts = {
	id: "number",
	key: "string",
	url: "string",
	alt: "string",
	width: "number",
	height: "number",
};

function isPicture(answer: unknown): answer is StaffPicture {
	if (typeof answer !== "object" || !answer) return false;
	const properties = new Map(Object.entries(answer));
	return Object.entries(facts).every(([name, kind]) => typeof properties.get(name) === kind);
}
