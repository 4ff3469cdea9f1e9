import type { FastifyReply } from 'fastify';

export const sendPdf = (reply: FastifyReply, name: string, pdf: Buffer): FastifyReply =>
  reply.type('application/pdf').header('content-disposition', `inline; filename="${name}.pdf"`).send(pdf);
