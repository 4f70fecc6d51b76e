#!/bin/sh
# Before the apps start: the bucket, and a key that may use this bucket and nothing else. Again changes nothing.
set -eu
mc alias set storage http://storage:9000 "$MINIO_ROOT_USER" "$MINIO_ROOT_PASSWORD" > /dev/null
mc mb --ignore-existing "storage/$S3_BUCKET"
cat > /tmp/policy.json <<JSON
{
  "Version": "2012-10-17",
  "Statement": [
    { "Effect": "Allow", "Action": ["s3:ListBucket", "s3:GetBucketLocation"], "Resource": ["arn:aws:s3:::$S3_BUCKET"] },
    { "Effect": "Allow", "Action": ["s3:GetObject", "s3:PutObject", "s3:DeleteObject"], "Resource": ["arn:aws:s3:::$S3_BUCKET/*"] }
  ]
}
JSON
mc admin policy create storage pictures /tmp/policy.json
mc admin user add storage "$S3_ACCESS_KEY_ID" "$S3_SECRET_ACCESS_KEY"
# To attach what is attached is an error for mc.
said=$(mc admin policy attach storage pictures --user "$S3_ACCESS_KEY_ID" 2>&1) || case "$said" in
  *"already in effect"*) ;;
  *) echo "$said" >&2; exit 1 ;;
esac
