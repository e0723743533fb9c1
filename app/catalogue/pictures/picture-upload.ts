import { useCallback, useState } from "react";
import type { StaffPicture } from "#app/catalogue/pictures/staff-picture.ts";
import { excursionPicturesTexts } from "#app/messages/staff/excursions/excursion-pictures.ts";
import { refusalMessage } from "#app/ui/form/refusal-message.ts";
import { maximumPictureBytes, maximumPictures, tooLarge } from "./picture-limits.ts";

export interface Upload {
	id: number;
	name: string;
	/** 0 to 1; at 1 the server is processing the file. */
	progress: number;
	error: string | null;
}

const { lost } = excursionPicturesTexts.upload;

/** One after another, so that each upload completes on a slow phone network. */
export function usePictureUpload(
	excursionId: string,
	onStored: (picture: StaffPicture) => void,
): { uploads: Upload[]; send: (files: File[]) => Promise<void>; dismiss: (id: number) => void } {
	const [uploads, setUploads] = useState<Upload[]>([]);
	const update = useCallback((id: number, change: Partial<Upload>) => {
		setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...change } : each)));
	}, []);
	const dismiss = useCallback((id: number) => {
		setUploads((all) => all.filter((each) => each.id !== id));
	}, []);
	const send = useCallback(
		async (files: File[]) => {
			const waiting = files.slice(0, maximumPictures).map((file) => ({ file, id: nextId() }));
			setUploads((all) => [
				...all,
				...waiting.map(({ file, id }) => ({ id, name: file.name, progress: 0, error: null })),
			]);
			for (const { file, id } of waiting) {
				const answer = await sendOne(excursionId, file, (progress) => update(id, { progress }));
				if ("error" in answer) {
					update(id, { error: answer.error });
					continue;
				}
				dismiss(id);
				onStored(answer.picture);
			}
		},
		[excursionId, onStored, update, dismiss],
	);
	return { uploads, send, dismiss };
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

let ids = 0;
function nextId(): number {
	ids += 1;
	return ids;
}

/** XMLHttpRequest, because fetch reports no upload progress. */
function sendOne(
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
		request.onerror = () => resolve({ error: lost });
		request.ontimeout = () => resolve({ error: lost });
		request.onload = () => {
			const answer: unknown = request.response;
			if (request.status === 201 && isPicture(answer)) resolve({ picture: answer });
			else resolve({ error: refusalMessage(answer) || lost });
		};
		request.send(form);
	});
}
